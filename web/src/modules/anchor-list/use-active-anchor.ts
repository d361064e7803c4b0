import { useEffect, useState } from 'react'
import { findTarget } from '#ui/hash-scroll/find-target.ts'
import { hashScrollRules } from '#ui/hash-scroll/hash-scroll-rules.ts'

/**
 * Distance from the upper edge of the window at which a part becomes the current one: 600 px in one of the designs [9].
 */
const linePx = { theatre: hashScrollRules.offsetPx + 1, region: 600 } as const

/** On low windows the line must not be below the lower edge. */
const lowestShare = 0.8

/** The current one of the anchors, which are given in page order; none above the first one. */
export function useActiveAnchor(anchors: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>()
  const names = anchors.join(' ')

  useEffect(() => {
    const targets = names.split(' ').flatMap((name) => findTarget(name) ?? [])
    const passed = new Set<Element>()
    const mark = () => {
      const last = isAtEnd() ? targets.at(-1) : targets.findLast((target) => passed.has(target))
      setActive(besideOrItself(last, targets)?.id)
    }
    const observe = () => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) passed.add(target)
            else passed.delete(target)
          }
          mark()
        },
        // Everything above the line counts as passed, however far above.
        { rootMargin: `1000000px 0px ${lineFromTop() - window.innerHeight}px 0px` },
      )
      for (const target of targets) observer.observe(target)
      return observer
    }
    let observer = observe()
    const observeAnew = () => {
      observer.disconnect()
      observer = observe()
    }
    window.addEventListener('resize', observeAnew)
    // A short last part never reaches the line.
    document.addEventListener('scrollend', mark)
    window.addEventListener('hashchange', mark)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', observeAnew)
      document.removeEventListener('scrollend', mark)
      window.removeEventListener('hashchange', mark)
    }
  }, [names])

  return active
}

/** Of two parts in columns side by side the one whose link was followed is the current one. */
function besideOrItself(part: Element | undefined, parts: readonly Element[]): Element | undefined {
  const followed = parts.find(({ id }) => `#${id}` === location.hash)
  if (!part || !followed) return part
  const distance = followed.getBoundingClientRect().top - part.getBoundingClientRect().top
  return Math.abs(distance) < 2 ? followed : part
}

function lineFromTop(): number {
  const isRegion = document.documentElement.dataset['variant'] === 'region'
  return Math.min(linePx[isRegion ? 'region' : 'theatre'], window.innerHeight * lowestShare)
}

function isAtEnd(): boolean {
  const { scrollTop, scrollHeight } = document.documentElement
  return scrollTop > 0 && scrollTop + window.innerHeight >= scrollHeight - 2
}
