import type { Page } from '@playwright/test'

/**
 * The shown fields, posters and marks of a genre that stand out from what is behind them by less than 3:1 (success criterion 1.4.11),
 * neither by an edge nor by a ground of their own.
 *
 * @param selector - Of the elements; with `::before` that of a mark drawn in front of a text.
 */
export const findFaintEdges = (page: Page, selector: string) =>
  page.evaluate((selectorOfAll) => {
    const context = Object.assign(document.createElement('canvas'), {
      width: 1,
      height: 1,
    }).getContext('2d', { willReadFrequently: true })!
    const channelsOf = (color: string) => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
    }
    const isOpaque = (color: string) => channelsOf(color)[3] === 255
    const luminance = (color: string) => {
      const [red, green, blue] = channelsOf(color)
        .slice(0, 3)
        .map((channel) => channel / 255)
        .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)) as [
        number,
        number,
        number,
      ]
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
        number,
        number,
      ]
      return (light + 0.05) / (dark + 0.05)
    }
    const groundBehind = (element: Element): string => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { backgroundColor } = getComputedStyle(parent)
        if (isOpaque(backgroundColor)) return backgroundColor
      }
      return 'white'
    }
    // An outline is drawn over a shadow of the same width, so that shadows do not count.
    const edgesOf = (style: CSSStyleDeclaration): string[] =>
      [
        parseFloat(style.borderBottomWidth) > 0 && style.borderBottomColor,
        parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none' && style.outlineColor,
        style.backgroundColor,
      ].filter((color) => typeof color === 'string' && isOpaque(color)) as string[]
    const [plain, pseudo] = selectorOfAll.split('::') as [string, string?]
    return (
      [...document.querySelectorAll<HTMLElement>(plain)]
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .filter((element) => element.offsetWidth > 1)
        .filter((element) => !pseudo || getComputedStyle(element, `::${pseudo}`).content === '""')
        // Those of the browser are drawn by it.
        .filter(
          (element) =>
            !element.matches('[type="radio"], [type="checkbox"]') ||
            getComputedStyle(element).appearance === 'none',
        )
        .flatMap((element) => {
          // A field may have its edge around itself and its buttons.
          const styles = pseudo
            ? [getComputedStyle(element, `::${pseudo}`)]
            : [getComputedStyle(element), getComputedStyle(element.parentElement!)]
          const behind = groundBehind(element)
          const best = Math.max(
            0,
            ...styles.flatMap(edgesOf).map((color) => contrast(color, behind)),
          )
          return best >= 3 ? [] : [`${best.toFixed(2)} ${element.outerHTML.slice(0, 100)}`]
        })
    )
  }, selector)
