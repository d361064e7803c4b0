import de from '#messages/de/cart.json'
import en from '#messages/en/cart.json'

/** For the parts of the cart that are fetched when they are used. */
export const cartMessages = { de: { cart: de }, en: { cart: en } }
