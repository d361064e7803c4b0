import 'client-only'

/** The keys of the visitor's favourites, read once per document and after each change. */
let keys: Promise<Set<string>> | undefined

/** Marks the hearts of the page. */
export async function showFavourites(): Promise<void> {
  const [form] = hearts()
  if (!form) return
  keys ??= requestKeys(form.action)
  mark(await keys)
}

/**
 * Adds what a heart stands for, or removes it. If that fails, the form is submitted natively: the page that it leads to says what
 * happened.
 */
export async function toggleFavourite(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button')!
  if (button.ariaBusy) return
  button.ariaBusy = 'true'
  try {
    keys = requestKeys(
      form.action,
      new URLSearchParams([...new FormData(form)] as [string, string][]),
    )
    mark(await keys)
  } catch {
    keys = undefined
    form.submit()
  } finally {
    button.ariaBusy = null
  }
}

async function requestKeys(url: string, body?: URLSearchParams): Promise<Set<string>> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    ...(body && { method: 'POST', body }),
  })
  if (!response.ok) throw new Error(`The favourites could not be loaded: ${response.status}.`)
  return new Set((await response.json()) as string[])
}

function mark(favourites: Set<string>): void {
  for (const form of hearts()) {
    const isFavourite = favourites.has(form.dataset['favourite']!)
    form.querySelector('button')!.ariaPressed = String(isFavourite)
    form.querySelector('input')!.name = isFavourite ? 'remove' : 'add'
  }
}

const hearts = () => document.querySelectorAll<HTMLFormElement>('form[data-favourite]')
