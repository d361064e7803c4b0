'use client'
import { type ComponentProps, lazy, Suspense } from 'react'

const HeroFilm = lazy(async () => {
  const { HeroFilm: film } = await import('./hero-film.tsx')
  return { default: film }
})

/** The film's script is loaded only on pages that have one. */
export function LazyHeroFilm(props: ComponentProps<typeof HeroFilm>) {
  return (
    <Suspense>
      <HeroFilm {...props} />
    </Suspense>
  )
}
