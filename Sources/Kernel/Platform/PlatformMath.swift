public import Glibc

// The functions of the C library by their usual names (C11, 7.12); angles are in radians. Inlined, they
// are the library's own: a map projects a million points. Swift itself has `abs`,
// `squareRoot()` and `rounded(_:)`.

@inlinable package func sin(_ x: Double) -> Double { Glibc.sin(x) }
@inlinable package func cos(_ x: Double) -> Double { Glibc.cos(x) }
@inlinable package func tan(_ x: Double) -> Double { Glibc.tan(x) }
@inlinable package func asin(_ x: Double) -> Double { Glibc.asin(x) }
@inlinable package func acos(_ x: Double) -> Double { Glibc.acos(x) }
@inlinable package func atan(_ x: Double) -> Double { Glibc.atan(x) }
/// The angle of the point (x, y), between -π and π.
@inlinable package func atan2(_ y: Double, _ x: Double) -> Double { Glibc.atan2(y, x) }

@inlinable package func sinh(_ x: Double) -> Double { Glibc.sinh(x) }
@inlinable package func cosh(_ x: Double) -> Double { Glibc.cosh(x) }
@inlinable package func tanh(_ x: Double) -> Double { Glibc.tanh(x) }
@inlinable package func asinh(_ x: Double) -> Double { Glibc.asinh(x) }
@inlinable package func atanh(_ x: Double) -> Double { Glibc.atanh(x) }

/// The length of the vector (x, y), without overflow in between.
@inlinable package func hypot(_ x: Double, _ y: Double) -> Double { Glibc.hypot(x, y) }
@inlinable package func pow(_ base: Double, _ exponent: Double) -> Double {
  Glibc.pow(base, exponent)
}
@inlinable package func exp2(_ x: Double) -> Double { Glibc.exp2(x) }
@inlinable package func log2(_ x: Double) -> Double { Glibc.log2(x) }
