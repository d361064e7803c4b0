'use client'
import { useEffect, useEffectEvent, useState } from 'react'

type Combobox = {
  field: HTMLInputElement
  listId: string
  titles: readonly string[]
  onChoose: (title: string) => void
}

/**
 * Makes a text field and a list a combobox: arrow keys move through the list, Enter chooses, and typing opens it. It
 * closes on Escape, a press outside, scrolling, loss of focus, and submitting (S-03).
 */
export function useCombobox({ field, listId, titles, onChoose }: Combobox) {
  // A visitor who is typing when this is loaded is waiting for the list.
  const [isClosed, setClosed] = useState(false)
  const [active, setActive] = useState<{ titles: readonly string[]; index: number }>()
  const isOpen = !isClosed && titles.length > 0
  // Of other titles none is active.
  const index = isOpen && active?.titles.join() === titles.join() ? active.index : -1

  function close() {
    setClosed(true)
    setActive(undefined)
  }

  const move = (by: 1 | -1) => {
    setClosed(false)
    const from = index === -1 && by === -1 ? 0 : index
    setActive({ titles, index: (from + by + titles.length) % titles.length })
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (titles.length === 0 || event.isComposing) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const chosen = event.key === 'Enter' ? titles[index] : undefined
    const isLeft = event.key === 'Escape' && isOpen
    if (!isArrow && !chosen && !isLeft) return
    event.preventDefault()
    if (isArrow) move(event.key === 'ArrowDown' ? 1 : -1)
    if (isLeft) close()
    if (chosen) onChoose(chosen)
  })
  const handlePress = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && field.parentElement?.contains(event.target)) return
    close()
  })
  const handleClose = useEffectEvent(close)
  const handleInput = useEffectEvent(() => setClosed(field.value.trim() === ''))

  useEffect(() => {
    const stopped = new AbortController()
    const { signal } = stopped
    field.addEventListener('keydown', handleKey, { signal })
    field.addEventListener('input', handleInput, { signal })
    field.addEventListener('blur', handleClose, { signal })
    field.form?.addEventListener('submit', handleClose, { signal })
    document.addEventListener('pointerdown', handlePress, { signal })
    // Scroll events of the list itself do not bubble here.
    window.addEventListener('scroll', handleClose, { signal, passive: true })
    return () => stopped.abort()
  }, [field])

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(isOpen),
    }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    if (index === -1) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', `${listId}-${index}`)
    if (index !== -1) scrollToOption(document.getElementById(`${listId}-${index}`))
  }, [field, listId, isOpen, index])

  return { isOpen, active: index }
}

/** Scrolls the list only: scrolling the page would close it. */
function scrollToOption(option: HTMLElement | null) {
  const list = option?.parentElement
  if (!list) return
  const { offsetTop, offsetHeight } = option
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop
  const below = offsetTop + offsetHeight - list.clientHeight
  if (below > list.scrollTop) list.scrollTop = below
}
