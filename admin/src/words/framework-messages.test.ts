import english from 'ra-language-english'
import { expect, test } from 'vitest'
import admin from '#messages/en/admin.json' with { type: 'json' }
import germanAdmin from '#messages/de/admin.json' with { type: 'json' }
import accounts from '#messages/en/accounts.json' with { type: 'json' }
import germanAccounts from '#messages/de/accounts.json' with { type: 'json' }
import announcements from '#messages/en/announcements.json' with { type: 'json' }
import germanAnnouncements from '#messages/de/announcements.json' with { type: 'json' }
import boxOffice from '#messages/en/box-office.json' with { type: 'json' }
import germanBoxOffice from '#messages/de/box-office.json' with { type: 'json' }
import german from '#messages/de/framework.json' with { type: 'json' }

test('every text of the framework and of the admin site is there in both languages', () => {
  expect(keysOf(german)).toEqual(keysOf(english))
  expect(keysOf(germanAdmin)).toEqual(keysOf(admin))
  expect(keysOf(germanAccounts)).toEqual(keysOf(accounts))
  expect(keysOf(germanAnnouncements)).toEqual(keysOf(announcements))
  expect(keysOf(germanBoxOffice)).toEqual(keysOf(boxOffice))
})

function keysOf(messages: object, path = ''): string[] {
  return Object.entries(messages)
    .flatMap(([name, text]) =>
      typeof text === 'object' ? keysOf(text as object, `${path}${name}.`) : [path + name],
    )
    .toSorted()
}
