'use client'
import { type ComponentProps, lazy, Suspense } from 'react'

const HeroFilm = lazy(async () => {
  const { HeroFilm: film } = await import('./hero-film.tsx')
  return { default: film }
})

/** The script of the film comes with the pages that have one: most have none. */
export function LateHeroFilm(props: ComponentProps<typeof HeroFilm>) {
  return (
    <Suspense>
      <HeroFilm {...props} />
    </Suspense>
  )
}
