import { maxTicketsPerCart } from '@foyer/schema/ticket-rules.ts'
import type { Selection } from '#features/booking/rules/selection.ts'
import { findId } from '#lib/find-id.ts'
import { entryField } from './field-names.ts'

const maxFields = 200

/** The selection of the plain form; invalid fields count as empty. */
export function readTicketForm(form: FormData): {
  selection: Selection
  timeslot: number | undefined
} {
  const selection = [...form].slice(0, maxFields).flatMap(([name, value]) => {
    const [, seatGroupNumber, saleTypeNumber] = /^tickets-(\d{1,9})-(\d{1,9})$/.exec(name) ?? []
    const amount = Number(value)
    if (!seatGroupNumber || !saleTypeNumber || !isAmount(amount)) return []
    return [
      {
        ticket: {
          seatGroupNumber: Number(seatGroupNumber),
          saleTypeNumber: Number(saleTypeNumber),
        },
        amount,
      },
    ]
  })
  const entry = form.get(entryField)
  return { selection, timeslot: typeof entry === 'string' ? findId(entry) : undefined }
}

const isAmount = (amount: number) =>
  Number.isInteger(amount) && amount >= 1 && amount <= maxTicketsPerCart
