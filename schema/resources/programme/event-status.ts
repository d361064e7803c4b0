import { paragraph } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'
import { localized } from '@foyer/schema/resources/define-resource.ts'

/** What staff set; that an event is over follows from the clock. */
export const statusField = choice({
  label: { de: 'Status', en: 'Status' },
  help: {
    de: 'Verschoben ohne neues Datum: „Verschoben“. Steht das neue Datum fest, ändern Sie Tag und Uhrzeit: Das alte bleibt auf der Seite stehen. Wer Karten hat, erfährt davon nur über „Absagen oder verschieben“ oben.',
    en: 'Postponed without a new date: “Postponed”. If the new date is known, change day and time: the page keeps showing the old one. Who has tickets is told only by “Cancel or postpone” above.',
  },
  description: 'Whether the event takes place as announced, and whether tickets are on sale.',
  options: {
    on_sale: { de: 'Im Verkauf', en: 'On sale', description: 'Tickets are sold.' },
    advance_sale: {
      de: 'Vorverkauf',
      en: 'Advance sale',
      description: 'Tickets are sold in advance, from the first day of the sale on.',
    },
    waiting_list: {
      de: 'Warteliste',
      en: 'Waiting list',
      description: 'No tickets are left, but there is a waiting list.',
    },
    sold_out: { de: 'Ausverkauft', en: 'Sold out', description: 'No tickets are left.' },
    online_sale_ended: {
      de: 'Nur noch an der Kassa',
      en: 'Box office only',
      description: 'Tickets are sold at the box office only.',
    },
    closed: { de: 'Geschlossen', en: 'Closed', description: 'Tickets are not sold to the public.' },
    postponed: {
      de: 'Verschoben',
      en: 'Postponed',
      description: 'It takes place on another day, which is not known yet.',
    },
    canceled: { de: 'Abgesagt', en: 'Cancelled', description: 'It does not take place.' },
  },
})

/** Asked for wherever an event is cancelled. */
export const cancellationReasonField = localized(
  paragraph({
    label: { de: 'Grund der Absage', en: 'Reason for the cancellation' },
    help: {
      de: 'Steht auf der Website bei „Wichtig für den Besuch“.',
      en: 'Is shown on the site under “Important for visitors”.',
    },
    description:
      'Why it does not take place, with which what is important for visitors begins. Required when an event is cancelled, and empty with any other status.',
    max: 500,
  }),
)
