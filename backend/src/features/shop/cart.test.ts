import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addEvent } from '#test/add-event.ts'
import { newBuyer } from '#test/buyer.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

test('B-06, B-11: seats are held side by side, the best ones, for 15 minutes', async () => {
  const event = await addEvent(theatre.database, { rows: [4, 4] })
  const buyer = await newBuyer(theatre)
  const answer = await buyer.post('/de/api/shop-cart/', {
    event_jet_id: event.id,
    quantities: [2, 1],
    sale_type_ids: [event.fullPrice, event.reduced],
    seat_group: event.seatGroup,
    request_key: randomUUID(),
  })
  console.log(JSON.stringify(answer.body, null, 1), answer.status, answer.cookies)
  const offer = await buyer.get(`/de/api/events/${event.id}/offer/`)
  console.log(JSON.stringify(offer.body))
  expect(answer.status).toBe(200)
  const counts = await theatre.database.execute(
    `select count(*), count(distinct event_id) from taken_place`,
  )
  console.log(counts.rows)
})
