import type { Fields } from '@foyer/schema/fields/field.ts'
import { image } from '@foyer/schema/fields/media-fields.ts'
import { flag, number } from '@foyer/schema/fields/value-fields.ts'

/** The settings of a page that all its languages share, by their names in the call that changes them. No part of its documents. */
export const sharedPageSettings = {
  isOnline: flag({
    label: { de: 'Für Besucher sichtbar', en: 'Visible to visitors' },
    description: 'Whether visitors can open it where it is published.',
  }),
  inMenu: flag({
    label: { de: 'Im Hauptmenü', en: 'In the main menu' },
    description: 'Whether the page is listed in the main menu.',
  }),
  isClickable: flag({
    label: { de: 'Menüeintrag führt zur Seite', en: 'Menu entry leads to the page' },
    help: {
      de: 'Ohne Haken ist er nur die Überschrift der Seiten darunter.',
      en: 'If not, it is only the heading of the pages below it.',
    },
    description: 'Whether the page can be opened; otherwise it only groups the pages below.',
  }),
  inFooter: flag({
    label: { de: 'In der Fußzeile', en: 'In the footer' },
    description: 'Whether the page is listed in the footer.',
  }),
  footerPosition: number({
    label: { de: 'Platz in der Fußzeile', en: 'Place in the footer' },
    help: { de: 'Die kleinste Zahl steht vorne.', en: 'The lowest number comes first.' },
    description: 'Place in the footer; the lowest comes first.',
    min: 0,
    max: 10_000,
    fallback: 0,
  }),
  hasTabNavigation: flag({
    label: { de: 'Seiten darunter als Reiter', en: 'Pages below as tabs' },
    description: 'Whether the pages below are shown as tabs.',
  }),
  isLandingPage: flag({
    label: { de: 'Ohne Menü und Hinweise', en: 'Without menu and alerts' },
    help: {
      de: 'Für Seiten, zu denen eine Kampagne führt.',
      en: 'For pages to which a campaign leads.',
    },
    description: 'Whether the page is a landing page, without menu and alerts.',
  }),
  ogImageNumber: image({
    label: { de: 'Bild beim Teilen', en: 'Picture when shared' },
    description: 'The picture for shared links.',
  }),
} as const satisfies Fields
