import { readSiteVariant } from '#env'

/** What the variants of the site call their list of events and their counter, in the cases that German sentences need. */
const words = {
  theatre: {
    counter: 'Theaterkassa',
    theCounter: 'die Theaterkassa',
    ofCounter: 'der Theaterkassa',
    atCounter: 'an der Theaterkassa',
    toCounter: 'zur Theaterkassa',
    inEnglish: 'box office',
    toEvents: { de: 'Zum Spielplan', en: 'To the programme' },
  },
  region: {
    counter: 'Kartenbüro',
    theCounter: 'das Kartenbüro',
    ofCounter: 'des Kartenbüros',
    atCounter: 'im Kartenbüro',
    toCounter: 'zum Kartenbüro',
    inEnglish: 'ticket office',
    toEvents: { de: 'Zu den Veranstaltungen', en: 'See what’s on' },
  },
}

export const wordsOfVariant = words[readSiteVariant()]
