import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Messages of the calls that change the tree of pages, by language. */
export const treeMessages = {
  de: {
    pathTaken: 'Diese Adresse gehört schon einer anderen Seite.',
    pathOfRoute: 'Diese Adresse gehört zum Aufbau der Website.',
    fixedPage: 'Diese Seite gehört zum Aufbau der Website und behält ihre Adresse.',
    templatePath: 'Eine Vorlage hat keine Adresse.',
    unknownParent: 'Die übergeordnete Seite gibt es nicht.',
    insideItself: 'Eine Seite kann nicht unter sich selbst stehen.',
    unknownSibling: 'Die nachfolgende Seite gibt es dort nicht.',
    unknownCopied: 'Die Seite, die kopiert werden soll, gibt es nicht.',
    unknownPicture: 'Dieses Bild gibt es nicht.',
    stale: 'Jemand anderer hat die Seite inzwischen geändert.',
    inUse: 'Auf die Seite wird verlinkt, oder es stehen andere darunter.',
    deleted: 'Die Seite wurde gelöscht. Sie kann wiederhergestellt werden.',
  },
  en: {
    pathTaken: 'This address belongs to another page already.',
    pathOfRoute: 'This address is part of the site itself.',
    fixedPage: 'This page is part of the site itself and keeps its address.',
    templatePath: 'A template has no address.',
    unknownParent: 'There is no such page above.',
    insideItself: 'A page cannot be below itself.',
    unknownSibling: 'The page that should follow is not there.',
    unknownCopied: 'There is no such page to copy.',
    unknownPicture: 'There is no such picture.',
    stale: 'Somebody else has changed the page in the meantime.',
    inUse: 'Something links to the page, or other pages are below it.',
    deleted: 'The page was deleted. It can be restored.',
  },
} satisfies Record<Locale, Record<string, string>>

export type TreeMessage = keyof (typeof treeMessages)['de']
