/// The countries of the embedded cities, as `catalejo-data country-names` writes them.
///
/// A line is the code, the English and the Spanish name (CLDR), separated by tabs; by rising
/// code.
enum CountryNamesTable {
  static let text = """
    AD	Andorra	Andorra
    AE	United Arab Emirates	Emiratos Árabes Unidos
    AF	Afghanistan	Afganistán
    AG	Antigua & Barbuda	Antigua y Barbuda
    AI	Anguilla	Anguila
    AL	Albania	Albania
    AM	Armenia	Armenia
    AO	Angola	Angola
    AR	Argentina	Argentina
    AS	American Samoa	Samoa Americana
    AT	Austria	Austria
    AU	Australia	Australia
    AW	Aruba	Aruba
    AX	Åland Islands	Islas Aland
    AZ	Azerbaijan	Azerbaiyán
    BA	Bosnia & Herzegovina	Bosnia y Herzegovina
    BB	Barbados	Barbados
    BD	Bangladesh	Bangladés
    BE	Belgium	Bélgica
    BF	Burkina Faso	Burkina Faso
    BG	Bulgaria	Bulgaria
    BH	Bahrain	Baréin
    BI	Burundi	Burundi
    BJ	Benin	Benín
    BL	St. Barthélemy	San Bartolomé
    BM	Bermuda	Bermudas
    BN	Brunei	Brunéi
    BO	Bolivia	Bolivia
    BQ	Caribbean Netherlands	Caribe neerlandés
    BR	Brazil	Brasil
    BS	Bahamas	Bahamas
    BT	Bhutan	Bután
    BW	Botswana	Botsuana
    BY	Belarus	Bielorrusia
    BZ	Belize	Belice
    CA	Canada	Canadá
    CC	Cocos (Keeling) Islands	Islas Cocos
    CD	Congo - Kinshasa	República Democrática del Congo
    CF	Central African Republic	República Centroafricana
    CG	Congo - Brazzaville	Congo
    CH	Switzerland	Suiza
    CI	Côte d’Ivoire	Côte d’Ivoire
    CK	Cook Islands	Islas Cook
    CL	Chile	Chile
    CM	Cameroon	Camerún
    CN	China	China
    CO	Colombia	Colombia
    CR	Costa Rica	Costa Rica
    CU	Cuba	Cuba
    CV	Cape Verde	Cabo Verde
    CW	Curaçao	Curazao
    CX	Christmas Island	Isla de Navidad
    CY	Cyprus	Chipre
    CZ	Czechia	Chequia
    DE	Germany	Alemania
    DJ	Djibouti	Yibuti
    DK	Denmark	Dinamarca
    DM	Dominica	Dominica
    DO	Dominican Republic	República Dominicana
    DZ	Algeria	Argelia
    EC	Ecuador	Ecuador
    EE	Estonia	Estonia
    EG	Egypt	Egipto
    EH	Western Sahara	Sáhara Occidental
    ER	Eritrea	Eritrea
    ES	Spain	España
    ET	Ethiopia	Etiopía
    FI	Finland	Finlandia
    FJ	Fiji	Fiyi
    FK	Falkland Islands	Islas Malvinas
    FM	Micronesia	Micronesia
    FO	Faroe Islands	Islas Feroe
    FR	France	Francia
    GA	Gabon	Gabón
    GB	United Kingdom	Reino Unido
    GD	Grenada	Granada
    GE	Georgia	Georgia
    GF	French Guiana	Guayana Francesa
    GG	Guernsey	Guernesey
    GH	Ghana	Ghana
    GI	Gibraltar	Gibraltar
    GL	Greenland	Groenlandia
    GM	Gambia	Gambia
    GN	Guinea	Guinea
    GP	Guadeloupe	Guadalupe
    GQ	Equatorial Guinea	Guinea Ecuatorial
    GR	Greece	Grecia
    GS	So. Georgia & So. Sandwich Isl.	Islas Georgia del Sur y Sandwich del Sur
    GT	Guatemala	Guatemala
    GU	Guam	Guam
    GW	Guinea-Bissau	Guinea-Bisáu
    GY	Guyana	Guyana
    HK	Hong Kong	Hong Kong
    HN	Honduras	Honduras
    HR	Croatia	Croacia
    HT	Haiti	Haití
    HU	Hungary	Hungría
    ID	Indonesia	Indonesia
    IE	Ireland	Irlanda
    IL	Israel	Israel
    IM	Isle of Man	Isla de Man
    IN	India	India
    IO	Chagos Archipelago	Archipiélago de Chagos
    IQ	Iraq	Irak
    IR	Iran	Irán
    IS	Iceland	Islandia
    IT	Italy	Italia
    JE	Jersey	Jersey
    JM	Jamaica	Jamaica
    JO	Jordan	Jordania
    JP	Japan	Japón
    KE	Kenya	Kenia
    KG	Kyrgyzstan	Kirguistán
    KH	Cambodia	Camboya
    KI	Kiribati	Kiribati
    KM	Comoros	Comoras
    KN	St. Kitts & Nevis	San Cristóbal y Nieves
    KP	North Korea	Corea del Norte
    KR	South Korea	Corea del Sur
    KW	Kuwait	Kuwait
    KY	Cayman Islands	Islas Caimán
    KZ	Kazakhstan	Kazajistán
    LA	Laos	Laos
    LB	Lebanon	Líbano
    LC	St. Lucia	Santa Lucía
    LI	Liechtenstein	Liechtenstein
    LK	Sri Lanka	Sri Lanka
    LR	Liberia	Liberia
    LS	Lesotho	Lesoto
    LT	Lithuania	Lituania
    LU	Luxembourg	Luxemburgo
    LV	Latvia	Letonia
    LY	Libya	Libia
    MA	Morocco	Marruecos
    MC	Monaco	Mónaco
    MD	Moldova	Moldavia
    ME	Montenegro	Montenegro
    MF	St. Martin	San Martín
    MG	Madagascar	Madagascar
    MH	Marshall Islands	Islas Marshall
    MK	North Macedonia	Macedonia del Norte
    ML	Mali	Mali
    MM	Myanmar (Burma)	Myanmar (Birmania)
    MN	Mongolia	Mongolia
    MO	Macao	Macao
    MP	Northern Mariana Islands	Islas Marianas del Norte
    MQ	Martinique	Martinica
    MR	Mauritania	Mauritania
    MS	Montserrat	Montserrat
    MT	Malta	Malta
    MU	Mauritius	Mauricio
    MV	Maldives	Maldivas
    MW	Malawi	Malaui
    MX	Mexico	México
    MY	Malaysia	Malasia
    MZ	Mozambique	Mozambique
    NA	Namibia	Namibia
    NC	New Caledonia	Nueva Caledonia
    NE	Niger	Níger
    NF	Norfolk Island	Isla Norfolk
    NG	Nigeria	Nigeria
    NI	Nicaragua	Nicaragua
    NL	Netherlands	Países Bajos
    NO	Norway	Noruega
    NP	Nepal	Nepal
    NR	Nauru	Nauru
    NU	Niue	Niue
    NZ	New Zealand	Nueva Zelanda
    OM	Oman	Omán
    PA	Panama	Panamá
    PE	Peru	Perú
    PF	French Polynesia	Polinesia Francesa
    PG	Papua New Guinea	Papúa Nueva Guinea
    PH	Philippines	Filipinas
    PK	Pakistan	Pakistán
    PL	Poland	Polonia
    PM	St. Pierre & Miquelon	San Pedro y Miquelón
    PN	Pitcairn Islands	Islas Pitcairn
    PR	Puerto Rico	Puerto Rico
    PS	Palestinian Territories	Territorios Palestinos
    PT	Portugal	Portugal
    PW	Palau	Palaos
    PY	Paraguay	Paraguay
    QA	Qatar	Catar
    RE	Réunion	Reunión
    RO	Romania	Rumanía
    RS	Serbia	Serbia
    RU	Russia	Rusia
    RW	Rwanda	Ruanda
    SA	Saudi Arabia	Arabia Saudí
    SB	Solomon Islands	Islas Salomón
    SC	Seychelles	Seychelles
    SD	Sudan	Sudán
    SE	Sweden	Suecia
    SG	Singapore	Singapur
    SH	St. Helena	Santa Elena
    SI	Slovenia	Eslovenia
    SJ	Svalbard & Jan Mayen	Svalbard y Jan Mayen
    SK	Slovakia	Eslovaquia
    SL	Sierra Leone	Sierra Leona
    SM	San Marino	San Marino
    SN	Senegal	Senegal
    SO	Somalia	Somalia
    SR	Suriname	Surinam
    SS	South Sudan	Sudán del Sur
    ST	São Tomé & Príncipe	Santo Tomé y Príncipe
    SV	El Salvador	El Salvador
    SX	Sint Maarten	Sint Maarten
    SY	Syria	Siria
    SZ	Eswatini	Esuatini
    TC	Turks & Caicos Islands	Islas Turcas y Caicos
    TD	Chad	Chad
    TF	French Southern Territories	Territorios Australes Franceses
    TG	Togo	Togo
    TH	Thailand	Tailandia
    TJ	Tajikistan	Tayikistán
    TK	Tokelau	Tokelau
    TL	Timor-Leste	Timor Oriental
    TM	Turkmenistan	Turkmenistán
    TN	Tunisia	Túnez
    TO	Tonga	Tonga
    TR	Türkiye	Turquía
    TT	Trinidad & Tobago	Trinidad y Tobago
    TV	Tuvalu	Tuvalu
    TW	Taiwan	Taiwán
    TZ	Tanzania	Tanzania
    UA	Ukraine	Ucrania
    UG	Uganda	Uganda
    US	United States	Estados Unidos
    UY	Uruguay	Uruguay
    UZ	Uzbekistan	Uzbekistán
    VA	Vatican City	Ciudad del Vaticano
    VC	St. Vincent & Grenadines	San Vicente y las Granadinas
    VE	Venezuela	Venezuela
    VG	British Virgin Islands	Islas Vírgenes Británicas
    VI	U.S. Virgin Islands	Islas Vírgenes de EE. UU.
    VN	Vietnam	Vietnam
    VU	Vanuatu	Vanuatu
    WF	Wallis & Futuna	Wallis y Futuna
    WS	Samoa	Samoa
    XK	Kosovo	Kosovo
    YE	Yemen	Yemen
    YT	Mayotte	Mayotte
    ZA	South Africa	Sudáfrica
    ZM	Zambia	Zambia
    ZW	Zimbabwe	Zimbabue
    """
}
