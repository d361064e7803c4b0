import { expect, test } from 'vitest'
import { designs } from './design.ts'

const { theatre, region } = designs

test('L-20 the two variants differ in menu, events, sections, quick-buy and accordion', () => {
  expect([theatre.menuStyle, region.menuStyle]).toEqual(['style1', 'style2'])
  expect(theatre.eventStyle).not.toBe(region.eventStyle)
  expect([theatre.firstSection.event, region.firstSection.event]).toEqual([undefined, 'Children'])
  expect([theatre.quickBuy, region.quickBuy]).toEqual([true, false])
  expect([theatre.teamAccordion, region.teamAccordion]).toEqual([false, true])
})

test('L-20 both have links for logo, basket and webshop, and the sticky overlay button on', () => {
  for (const { header, stickyOverlayButton } of [theatre, region]) {
    expect(header.logoLink).toEqual({ de: '/de', en: '/en' })
    for (const link of [header.basketLink, header.webshopLink])
      expect(link.de).toMatch(/^\/webshop/)
    expect(stickyOverlayButton).toBe(true)
  }
})
