import { expect, test } from 'vitest'
import { saveSetting } from '#database/settings.ts'
import { writable } from '#test/test-database.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

test('L-07: HTML areas of the theatre contain no scripts, however they were written', async () => {
  const code = '<p>Kassa</p><script>alert(1)</script><img src=x onerror=alert(1)>'
  await saveSetting(writable(theatre.database), 'site', {
    is_site_online: true,
    is_shop_online: false,
    html_header: { code },
    html_footer_top: { code },
    html_footer_bottom: { code: null },
    html_footer_logos: { code },
  })
  const { status, body } = await theatre.call('/pageeditor-api/settings')
  const safe = { code: '<p>Kassa</p>' }
  expect([status, body.data]).toEqual([
    200,
    {
      is_site_online: true,
      is_shop_online: false,
      html_header: safe,
      html_footer_top: safe,
      html_footer_bottom: { code: null },
      html_footer_logos: safe,
    },
  ])
})
