import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { wordsOfVariant } from './words-of-variant.ts'

const { inEnglish } = wordsOfVariant

/** The texts on vouchers and credit at the box office. */
export const voucherMessages = {
  de: {
    title: 'Gutscheine und Guthaben',
    code: 'Gutscheincode',
    codeHint: 'Er steht auf dem Gutschein: sechzehn Zeichen, mit oder ohne Bindestriche.',
    redeem: 'Einlösen',
    redeemNamed: (name: string) => `${name} einlösen`,
    remove: 'Nicht einlösen',
    removeNamed: (name: string) => `${name} nicht einlösen`,
    voucher: (ending: string) => `Gutschein …${ending}`,
    credit: 'Guthaben',
    left: (amount: string, day: string) => `noch ${amount}, gültig bis ${day}`,
    redeemed: 'Mit Gutscheinen bezahlt',
    due: 'Noch zu bezahlen',
    nothingDue: 'Die Bestellung ist damit bezahlt.',
    returned: 'Was Sie mit Gutscheinen bezahlt haben, ist wieder auf Ihren Gutscheinen.',
    credited: (amount: string) => `${amount} sind Ihrem Guthaben gutgeschrieben.`,
    notes: {
      returned: (amount: string) => `${amount} sind wieder auf den Gutscheinen.`,
      credited: (amount: string) => `${amount} sind dem Konto gutgeschrieben.`,
      due: (amount: string) => `Zurückzuzahlen sind ${amount}.`,
    },
    cancelForCredit: 'Stornieren und den Betrag als Guthaben behalten',
    issue: {
      title: 'Gutschein ausstellen',
      amount: 'Wert in Euro',
      amountHint: 'Ganze Euro, von 5 bis 1000.',
      button: 'Gutschein ausstellen',
      wrong: 'Bitte geben Sie ganze Euro an, von 5 bis 1000.',
      done: 'Der Gutschein ist ausgestellt. Der Code steht nur auf dieser Seite: Bitte drucken Sie sie.',
      value: 'Wert',
      validUntil: 'Gültig bis',
      another: 'Noch einen ausstellen',
      staffOnly: 'Gutscheine stellt die Kassa aus. Bitte melden Sie sich an.',
    },
  },
  en: {
    title: 'Vouchers and credit',
    code: 'Voucher code',
    codeHint: 'It is printed on the voucher: sixteen characters, with or without hyphens.',
    redeem: 'Redeem',
    redeemNamed: (name: string) => `Redeem: ${name}`,
    remove: 'Do not redeem',
    removeNamed: (name: string) => `Do not redeem: ${name}`,
    voucher: (ending: string) => `Voucher …${ending}`,
    credit: 'Credit',
    left: (amount: string, day: string) => `${amount} left, valid until ${day}`,
    redeemed: 'Paid with vouchers',
    due: 'Still to be paid',
    nothingDue: 'This pays for the order.',
    returned: 'What you have paid with vouchers is on your vouchers again.',
    credited: (amount: string) => `${amount} are added to your credit.`,
    notes: {
      returned: (amount: string) => `${amount} are on the vouchers again.`,
      credited: (amount: string) => `${amount} are credited to the account.`,
      due: (amount: string) => `${amount} are to be refunded.`,
    },
    cancelForCredit: 'Cancel and keep the amount as credit',
    issue: {
      title: 'Issue a voucher',
      amount: 'Value in euros',
      amountHint: 'Whole euros, from 5 to 1000.',
      button: 'Issue the voucher',
      wrong: 'Please enter whole euros, from 5 to 1000.',
      done: 'The voucher is issued. Its code is on this page only: please print it.',
      value: 'Value',
      validUntil: 'Valid until',
      another: 'Issue another one',
      staffOnly: `Vouchers are issued by the ${inEnglish}. Please log in.`,
    },
  },
}

type VoucherMessages = (typeof voucherMessages)['de']

/** The same keys in every language. */
voucherMessages satisfies Record<Locale, VoucherMessages>
