import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Errors of the media library. */
export const libraryMessages = {
  de: {
    inUse: (titles: string) =>
      `Die Datei wird noch gezeigt und kann deshalb nicht gelöscht werden: ${titles}. Bitte nehmen Sie sie dort zuerst heraus, auch aus Entwürfen.`,
    stale:
      'Inzwischen hat jemand anderer die Angaben zu dieser Datei geändert. Es wurde nichts gespeichert: Bitte vergleichen Sie Ihre Änderung mit dem, was jetzt da steht.',
    andMore: (count: number) => `und ${count} weitere`,
    quoted: (title: string) => `„${title}“`,
  },
  en: {
    inUse: (titles: string) =>
      `The file is still shown and therefore cannot be deleted: ${titles}. Please remove it there first, from drafts as well.`,
    stale:
      'Somebody else has changed what is said about this file in the meantime. Nothing was saved: please compare your change with what is there now.',
    andMore: (count: number) => `and ${count} more`,
    quoted: (title: string) => `“${title}”`,
  },
} satisfies Record<Locale, Record<string, unknown>>
