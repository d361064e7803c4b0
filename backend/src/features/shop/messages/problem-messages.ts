import { wordsOfVariant } from './words-of-variant.ts'
import type { CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Messages of cart problems. */
export const problemMessages: Record<Locale, Record<CartProblemCode, string>> = {
  de: {
    not_enough_seats: 'Es sind nicht genügend (zusammenhängende) Plätze frei.',
    no_reservation: 'Keine aktuelle Reservierung.',
    not_on_sale: 'Für diesen Termin werden keine Karten verkauft. Bitte wählen Sie einen anderen.',
    unknown_event: 'Diesen Termin gibt es nicht. Bitte wählen Sie einen anderen.',
    unknown_seat_group:
      'Diese Sitzplatzkategorie gibt es bei diesem Termin nicht. Bitte wählen Sie eine andere.',
    seat_group_required: 'Bitte wählen Sie eine Sitzplatzkategorie.',
    unknown_timeslot:
      'Diese Einlasszeit gibt es bei diesem Termin nicht. Bitte wählen Sie eine andere.',
    timeslot_required: 'Bitte wählen Sie eine Einlasszeit.',
    unknown_sale_type:
      'Diesen Preis gibt es bei diesem Termin nicht. Bitte wählen Sie einen anderen.',
    too_many_tickets:
      'In einem Warenkorb haben höchstens 40\u00a0Karten Platz. Bitte wählen Sie weniger.',
    idempotency_key_reused:
      'Diese Anfrage wurde schon mit anderen Karten gestellt. Bitte laden Sie die Seite neu.',
    hold_limit_reached:
      'Die Reservierung kann nicht mehr verlängert werden. Bitte bestellen Sie, bevor sie endet.',
    too_many_mails:
      'Diese E-Mail wurde heute schon oft genug verschickt. Bitte versuchen Sie es morgen wieder.',
    too_many_seats: `Für diesen Termin sind unter dieser E-Mail-Adresse oder von Ihrem Anschluss aus schon so viele Plätze reserviert, wie eine Person haben kann. Bitte wenden Sie sich an ${wordsOfVariant.theCounter}.`,
    cancellation_closed: `Bezahlte Karten können nicht mehr storniert werden. Bitte wenden Sie sich an ${wordsOfVariant.theCounter}.`,
    event_started: `Die Veranstaltung hat schon begonnen. Bitte wenden Sie sich an ${wordsOfVariant.theCounter}.`,
    waiting_room:
      'Für diesen Termin gibt es einen Warteraum. Bitte gehen Sie zum Webshop: Dort sehen Sie, wann Sie an der Reihe sind.',
    voucher_refused:
      'Dieser Code lässt sich nicht einlösen. Er ist falsch geschrieben, abgelaufen oder aufgebraucht, oder er gehört zu einem anderen Konto: Dann melden Sie sich bitte zuerst an.',
    voucher_blocked: `Dieser Gutschein ist gesperrt, weil er als verloren gemeldet wurde. Bitte wenden Sie sich an ${wordsOfVariant.theCounter}.`,
    too_many_vouchers: 'Eine Bestellung lässt sich mit höchstens zehn Gutscheinen bezahlen.',
    vouchers_changed:
      'Was Ihre Gutscheine bezahlen, hat sich geändert. Bitte prüfen Sie den Betrag und bestellen Sie noch einmal.',
    invalid_input: 'Die Anfrage enthält ungültige Angaben. Bitte prüfen Sie sie.',
  },
  en: {
    not_enough_seats: 'Not enough (connected) seats found.',
    no_reservation: 'No current reservation.',
    not_on_sale: 'Tickets for this event are not on sale. Please choose another one.',
    unknown_event: 'There is no such event. Please choose another one.',
    unknown_seat_group: 'This event has no such seat category. Please choose another one.',
    seat_group_required: 'Please choose a seat category.',
    unknown_timeslot: 'This event has no such time of entry. Please choose another one.',
    timeslot_required: 'Please choose a time of entry.',
    unknown_sale_type: 'This event has no such price. Please choose another one.',
    too_many_tickets: 'A cart holds 40\u00a0tickets at most. Please choose fewer.',
    idempotency_key_reused:
      'This request was made before, with other tickets. Please reload the page.',
    hold_limit_reached: 'The reservation cannot be extended any more. Please order before it ends.',
    too_many_mails: 'This e-mail was sent often enough today. Please try again tomorrow.',
    too_many_seats: `The maximum number of seats per person for this event is already reserved under this e-mail address or from your connection. Please ask the ${wordsOfVariant.inEnglish}.`,
    cancellation_closed: `Paid tickets can no longer be cancelled. Please ask the ${wordsOfVariant.inEnglish}.`,
    event_started: `The event has already begun. Please ask the ${wordsOfVariant.inEnglish}.`,
    waiting_room:
      'This event has a waiting room. Please go to the webshop, where you see when it is your turn.',
    voucher_refused:
      'This code cannot be redeemed. It is mistyped, expired or used up, or it belongs to another account: in that case, please log in first.',
    voucher_blocked: `This voucher is blocked, because it was reported lost. Please ask the ${wordsOfVariant.inEnglish}.`,
    too_many_vouchers: 'An order can be paid with ten vouchers at most.',
    vouchers_changed:
      'What your vouchers pay has changed. Please check the amount and order again.',
    invalid_input: 'The request contains invalid values. Please check them.',
  },
}
