'use client'
import { useEffect } from 'react'

/** Shows what is a favourite and changes it in place. The script for it is loaded for visitors who have some, or press a heart. */
export function FavouriteWatch() {
  useEffect(() => {
    const load = () => import('./favourite-state.ts')
    if (/(^|; )(favourites|csrftoken)=/.test(document.cookie)) {
      // Without it the buttons still add.
      load().then(
        ({ showFavourites }) => showFavourites(),
        () => undefined,
      )
    }
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.dataset['favourite']) return
      event.preventDefault()
      load().then(
        ({ toggleFavourite }) => toggleFavourite(form),
        () => form.submit(),
      )
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [])
  return null
}
