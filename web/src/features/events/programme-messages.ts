import de from '#messages/de/programme.json'
import en from '#messages/en/programme.json'

/** For the lazy-loaded parts of the programme. */
export const programmeMessages = { de: { programme: de }, en: { programme: en } }
