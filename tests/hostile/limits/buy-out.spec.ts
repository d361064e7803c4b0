import { expect } from '@playwright/test'
import { addSeatsForSale, countTakenPlaces } from '#support/house/seats-for-sale.ts'
import { hold, order } from '#support/hostile/buyer.ts'
import { newAddress, newVisitor } from '#support/hostile/visitor.ts'
import { test } from '#support/hostile/attempts.ts'

/** Per network and event: held in carts, and ordered without payment. */
const most = { held: 160, unpaid: 80, ofBuyer: 40 }

test('B-11: an event cannot be bought out without paying', async ({ attempts }) => {
  const key = `hostile-buy-out-${Date.now()}`
  await attempts.holds('by one mail address from many addresses', async () => {
    const event = await addSeatsForSale(15, `${key}-1`)
    for (let time = 0; time < 12; time += 1) {
      const visitor = await newVisitor()
      await hold(visitor, event, 10)
      await order(visitor, 'Mallory@example.org')
    }
    const { sold } = await countTakenPlaces(event.id)
    expect(sold).toBeGreaterThan(0)
    expect(sold).toBeLessThanOrEqual(most.ofBuyer)
  })
  await attempts.holds('by many mail addresses from one address', async () => {
    const event = await addSeatsForSale(15, `${key}-2`)
    const address = newAddress()
    for (let time = 0; time < 15; time += 1) {
      const visitor = await newVisitor(address)
      await hold(visitor, event, 20)
      await order(visitor, `mallory-${time}@example.org`)
    }
    const { sold } = await countTakenPlaces(event.id)
    expect(sold).toBeGreaterThan(0)
    expect(sold).toBeLessThanOrEqual(most.unpaid)
  })
  await attempts.holds('by carts from one address', async () => {
    const event = await addSeatsForSale(15, `${key}-3`)
    const address = newAddress()
    for (let time = 0; time < 15; time += 1) await hold(await newVisitor(address), event, 20)
    const { taken } = await countTakenPlaces(event.id)
    expect(taken).toBeGreaterThan(0)
    expect(taken).toBeLessThanOrEqual(most.held)
  })
})
