/// The Spanish names of cities, as `catalejo-data city-names` writes them.
///
/// A line is a city's title and its Spanish name (CLDR), separated by a tab; in the order of the
/// titles' bytes.
enum CityNamesTable {
  static let text = """
    Abidjan, CI	Abiyán
    Addis Ababa, ET	Adís Abeba
    Adelaide, AU	Adelaida
    Algiers, DZ	Argel
    Amman, JO	Ammán
    Anadyr, RU	Anádyr
    Ashgabat, TM	Asjabad
    Astrakhan, RU	Astracán
    Athens, GR	Atenas
    Baghdad, IQ	Bagdad
    Baku, AZ	Bakú
    Barnaul, RU	Barnaúl
    Belgrade, RS	Belgrado
    Belize City, BZ	Belice
    Berlin, DE	Berlín
    Bissau, GW	Bisáu
    Brussels, BE	Bruselas
    Bucharest, RO	Bucarest
    Cairo, EG	El Cairo
    Cayenne, GF	Cayena
    Chita, RU	Chitá
    Copenhagen, DK	Copenhague
    Dar es Salaam, TZ	Dar es-Salam
    Dhaka, BD	Daca
    Djibouti, DJ	Yibuti
    Douala, CM	Duala
    Dubai, AE	Dubái
    Dublin, IE	Dublín
    Havana, CU	La Habana
    Ho Chi Minh City, VN	Ciudad Ho Chi Minh
    Honolulu, US	Honolulú
    Istanbul, TR	Estambul
    Jakarta, ID	Yakarta
    Jerusalem, IL	Jerusalén
    Johannesburg, ZA	Johannesburgo
    Kaliningrad, RU	Kaliningrado
    Kathmandu, NP	Katmandú
    Khartoum, SD	Jartum
    Kirov, RU	Kírov
    Kostanay, KZ	Kostanái
    Kyiv, UA	Kiev
    Laayoune, EH	El Aaiún
    Lisbon, PT	Lisboa
    Ljubljana, SI	Liubliana
    London, GB	Londres
    Los Angeles, US	Los Ángeles
    Luxembourg, LU	Luxemburgo
    Macau, MO	Macao
    Magadan, RU	Magadán
    Makassar, ID	Makasar
    Manaus, BR	Manaos
    Mexico City, MX	Ciudad de México
    Mogadishu, SO	Mogadiscio
    Monaco, MC	Mónaco
    Moscow, RU	Moscú
    Muscat, OM	Mascate
    N'Djamena, TD	Yamena
    New York City, US	Nueva York
    Nouakchott, MR	Nuakchot
    Nouméa, NC	Numea
    Ouagadougou, BF	Uagadugú
    Panama City, PA	Panamá
    Paris, FR	París
    Port-au-Prince, HT	Puerto Príncipe
    Prague, CZ	Praga
    Reykjavík, IS	Reikiavik
    Rio Branco, BR	Río Branco
    Rome, IT	Roma
    Samarkand, UZ	Samarcanda
    San Miguel de Tucumán, AR	Tucumán
    Santiago, CL	Santiago de Chile
    Saratov, RU	Sarátov
    Seoul, KR	Seúl
    Singapore, SG	Singapur
    Skopje, MK	Skopie
    Sofia, BG	Sofía
    St. John's, CA	San Juan de Terranova
    Stockholm, SE	Estocolmo
    Sydney, AU	Sídney
    São Tomé, ST	Santo Tomé
    Taipei, TW	Taipéi
    Tallinn, EE	Tallin
    Tashkent, UZ	Taskent
    Tbilisi, GE	Tiflis
    Tehran, IR	Teherán
    Thimphu, BT	Timbu
    Tokyo, JP	Tokio
    Tripoli, LY	Trípoli
    Tunis, TN	Túnez
    Ulan Bator, MN	Ulán Bator
    Ulyanovsk, RU	Uliánovsk
    Victoria, SC	Mahé
    Vienna, AT	Viena
    Vientiane, LA	Vientián
    Vilnius, LT	Vilna
    Volgograd, RU	Volgogrado
    Warsaw, PL	Varsovia
    Yekaterinburg, RU	Ekaterimburgo
    Yerevan, AM	Ereván
    Zürich, CH	Zúrich
    """
}
