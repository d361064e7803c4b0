import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addEvent } from '#test/add-event.ts'
import { newBuyer } from '#test/buyer.ts'
import { submit, theatre, useBoxOffice } from '#test/box-office-buyer.ts'

useBoxOffice()

const failures = [
  { code: '53100', status: 507, says: { de: 'kein Platz mehr', en: 'no room left' } },
  { code: '57014', status: 503, says: { de: 'überlastet', en: 'overloaded' } },
] as const

test.each(failures)(
  'X-06 R-17: where the database refuses a hold with $code, the box office says in a sentence that it was not stored',
  async ({ code, status, says }) => {
    const event = await addEvent(theatre.database, { rows: [4] })
    const path = (locale: string) => `/box-office/${locale}/event/${event.id}/`
    const ticket = { [`tickets-${event.seatGroup}-${event.fullPrice}`]: '1' }
    await theatre.database.execute(
      sql.raw(`create or replace function refuse() returns trigger language plpgsql
        as $$ begin raise exception using errcode = '${code}'; end $$;
        create trigger refuse before insert on cart_request for each row execute function refuse()`),
    )
    for (const locale of ['de', 'en'] as const) {
      const refused = await submit(await newBuyer(theatre), path(locale), ticket)
      expect(refused.status).toBe(status)
      expect(refused.headers['retry-after']).toBeDefined()
      expect(refused.body).toContain(says[locale])
    }
    await theatre.database.execute(sql`drop trigger refuse on cart_request`)
    expect((await submit(await newBuyer(theatre), path('de'), ticket)).status).toBe(303)
  },
)
