import de from '#messages/de/programme.json'
import en from '#messages/en/programme.json'

/** For the parts of the programme that are fetched when they are used. */
export const programmeMessages = { de: { programme: de }, en: { programme: en } }
