import de from '#messages/de/cart.json'
import en from '#messages/en/cart.json'

/** For the lazy-loaded parts of the cart. */
export const cartMessages = { de: { cart: de }, en: { cart: en } }
