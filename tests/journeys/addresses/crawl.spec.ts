import { test } from '#support/journey.ts'
import { expectNothingLeadsNowhere } from '#support/crawl/expect-nothing-leads-nowhere.ts'

test('R-18 R-21 no link, frame, form or fragment leads nowhere', async ({ page, baseURL }) => {
  await expectNothingLeadsNowhere(page, baseURL!)
})
