import english from 'ra-language-english'
import { expect, test } from 'vitest'
import admin from '#messages/en/admin.json' with { type: 'json' }
import germanAdmin from '#messages/de/admin.json' with { type: 'json' }
import german from '#messages/de/framework.json' with { type: 'json' }

test('every text of the framework and of the admin site is there in both languages', () => {
  expect(keysOf(german)).toEqual(keysOf(english))
  expect(keysOf(germanAdmin)).toEqual(keysOf(admin))
})

function keysOf(messages: object, path = ''): string[] {
  return Object.entries(messages)
    .flatMap(([name, text]) =>
      typeof text === 'object' ? keysOf(text as object, `${path}${name}.`) : [path + name],
    )
    .toSorted()
}
