import Domain
import Viper

/// A screen to look for something in, with a navigator of its own: until what is found is opened,
/// nothing else knows of it.
struct Preview {
  let screen: any Screen
  let navigator: Navigator<Destination>
}
