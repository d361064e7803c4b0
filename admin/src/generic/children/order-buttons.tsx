import { Box, SvgIcon } from '@mui/material'
import { type PointerEvent, useRef } from 'react'
import { ReOrderButtons, useSimpleFormIteratorItem, useTranslate } from 'react-admin'

/** Moves a row among its siblings: by a handle that is dragged, or by buttons. */
export function OrderButtons() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Handle />
      <ReOrderButtons />
    </Box>
  )
}

/** For the pointer only: the buttons beside it do the same with the keyboard. */
function Handle() {
  const translate = useTranslate()
  const { index, total, reOrder } = useSimpleFormIteratorItem()
  const over = useRef<Element>(undefined)
  if (total < 2) return null

  const mark = (row: Element | undefined) => {
    if (over.current === row) return
    over.current?.removeAttribute('data-drop')
    row?.setAttribute('data-drop', '')
    over.current = row
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    const target = rowAt(event)
    mark(undefined)
    const to = target ? [...target.parentElement!.children].indexOf(target) : -1
    if (to >= 0 && to !== index) reOrder(to)
  }
  return (
    <Box
      component="span"
      aria-hidden
      title={translate('admin.order.drag')}
      data-handle=""
      sx={{ cursor: 'grab', touchAction: 'none', display: 'inline-flex', p: 1 }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) mark(rowAt(event))
      }}
      onPointerUp={drop}
      onPointerCancel={() => mark(undefined)}
    >
      <SvgIcon fontSize="small">
        <path d="M9 5h2v2H9Zm4 0h2v2h-2ZM9 11h2v2H9Zm4 0h2v2h-2Zm-4 6h2v2H9Zm4 0h2v2h-2Z" />
      </SvgIcon>
    </Box>
  )
}

/** The sibling of the row that the pointer is over. */
function rowAt({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
  const list = currentTarget.closest('li')?.parentElement
  const below = document.elementFromPoint(clientX, clientY)
  return [...(list?.children ?? [])].find((row) => row.contains(below))
}
