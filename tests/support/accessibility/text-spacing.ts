import type { Page } from '@playwright/test'

/** As in success criterion 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

/** Sets the text of the page as a visitor's own style sheet does. */
export const applyTextSpacing = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, textSpacing)

/**
 * What the text of a part of the page does not fit into: days of a month that take two lines, texts that are cut off, links and buttons that cover
 * each other, and a page that is wider than the window.
 *
 * @param within - Selector of the part.
 */
export const findBrokenTexts = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const shown = [...document.querySelectorAll<HTMLElement>(`${selector} *`)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    const isForReadersOnly = (element: HTMLElement) =>
      getComputedStyle(element).position === 'absolute' && element.offsetWidth <= 1

    const days = shown.filter(({ textContent }) => /^\d{1,2}$/.test(textContent.trim()))
    const twoLines = days.filter((day) => {
      const range = document.createRange()
      range.selectNodeContents(day)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })
    const cutOff = shown.filter(hasOwnText).filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      if (isForReadersOnly(element)) return false
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    })
    const controls = shown.filter(
      (element) =>
        element.matches('a[href], button, summary, select, input') && !isForReadersOnly(element),
    )
    /** What scrolls passes below what stays. */
    const layerOf = (element: Element): Element | null => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { position, overflowY } = getComputedStyle(parent)
        if (/sticky|fixed/.test(position) || /auto|scroll/.test(overflowY)) return parent
      }
      return null
    }
    const covered = controls.filter((control) => {
      const own = control.getBoundingClientRect()
      return controls.some((other) => {
        if (other.contains(control) || control.contains(other)) return false
        if (layerOf(other) !== layerOf(control)) return false
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const width = Math.min(own.right, right) - Math.max(own.left, left)
        const height = Math.min(own.bottom, bottom) - Math.max(own.top, top)
        return width > 2 && height > 2
      })
    })
    const tooWide = document.documentElement.scrollWidth - innerWidth
    return [
      ...twoLines.map((element) => `two lines: ${element.outerHTML.slice(0, 100)}`),
      ...cutOff.map((element) => `cut off: ${element.outerHTML.slice(0, 100)}`),
      ...covered.map((element) => `covered: ${element.outerHTML.slice(0, 100)}`),
      ...(tooWide > 0 ? [`page wider than the window by ${tooWide} px`] : []),
    ]
  }, within)
