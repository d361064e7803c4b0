import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enter } from '#test/accounts/enter.ts'
import { issueVoucher, newCashier, redeem } from '#test/accounts/vouchers.ts'
import { buyerWithSeats, person, submit, theatre, useBoxOffice } from '#test/box-office-buyer.ts'
import type { Buyer } from '#test/buyer.ts'

useBoxOffice()

const order = (buyer: Buyer, fields: object = {}) =>
  submit(buyer, '/box-office/de/', { ...person, ...fields })

/** What a page says, without markup. */
const textOf = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('S-09: a lost voucher is blocked with a reason, refused by a message that says so, and valid again when it is found', async () => {
  const cashier = await newCashier()
  const code = await issueVoucher(cashier, { euros: 20 })
  const ending = code.slice(-4)
  const list = `/box-office/de/vouchers/block/?ending=${code.toLowerCase()}`
  const found = (await cashier.get(list)).body
  expect(textOf(found)).toContain(`Gutschein …${ending}`)
  const number = /name="voucher" value="(\d+)"/.exec(found)![1]
  const chosenBefore = await buyerWithSeats(1)
  await redeem(chosenBefore.buyer, code)

  const block = (browser: Buyer, reason: string) =>
    submit(browser, '/box-office/de/vouchers/block/', { voucher: number, ending, reason })
  const withoutReason = await block(cashier, '  ')
  expect([withoutReason.status, withoutReason.body]).toEqual([
    400,
    expect.stringContaining('Bitte geben Sie den Grund an.'),
  ])
  const visitor = await enter(theatre, { email: 'sperrt-nicht@example.at' })
  expect((await block(visitor, 'Neugier')).status).toBe(403)
  expect((await visitor.get(list)).status).toBe(403)
  expect((await block(cashier, 'Verlust am Telefon gemeldet')).status).toBe(303)
  expect(textOf((await cashier.get(list)).body)).toContain(': Verlust am Telefon gemeldet')

  const { buyer } = await buyerWithSeats(1)
  const refused = await redeem(buyer, code)
  expect([refused.status, textOf(refused.body)]).toEqual([
    400,
    expect.stringContaining('Dieser Gutschein ist gesperrt'),
  ])
  const added = await visitor.post('/de/api/user/vouchers/', { code })
  expect([added.status, added.body.detail]).toEqual([400, expect.stringContaining('gesperrt')])
  // Who has chosen it before is told that it no longer pays.
  const late = await order(chosenBefore.buyer, { redeemed: '2000' })
  expect(textOf(late.body)).toContain('Was Ihre Gutscheine bezahlen, hat sich geändert.')

  const { rows } = await theatre.database.execute(sql`
    select operation, what from audit where what = ${`voucher ${number} blocked`}`)
  expect(rows).toEqual([{ operation: 'blockVoucher', what: `voucher ${number} blocked` }])
  const unblocked = { voucher: number, ending }
  await submit(cashier, '/box-office/de/vouchers/unblock/', unblocked)
  expect((await redeem(buyer, code)).status).toBe(303)
})
