import { Box, Button } from '@mui/material'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'

type Props = {
  numbers: readonly number[]
  onChange: (numbers: number[]) => void
  /** Shows one of them, with the `Buttons` that move and remove it. */
  Entry: ComponentType<EntryProps>
}

export type EntryProps = { number: number; actions: Actions }

type Actions = { onMoveUp?: () => void; onMoveDown?: () => void; onRemove: () => void }

/** Numbers in the order of the editor, moved by buttons. */
export function OrderedNumbers({ numbers, onChange, Entry }: Props) {
  const move = (from: number, to: number) => {
    const others = numbers.filter((_, index) => index !== from)
    onChange(others.toSpliced(to, 0, numbers[from]!))
  }
  if (numbers.length === 0) return null
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {numbers.map((number, index) => (
        <Box
          component="li"
          key={number}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 0.5 }}
        >
          <Entry
            number={number}
            actions={{
              ...(index > 0 && { onMoveUp: () => move(index, index - 1) }),
              ...(index < numbers.length - 1 && { onMoveDown: () => move(index, index + 1) }),
              onRemove: () => onChange(numbers.filter((one) => one !== number)),
            }}
          />
        </Box>
      ))}
    </Box>
  )
}

type ButtonsProps = { name: string; actions: Actions }

/** The buttons of one of them. */
export function OrderButtons({ name, actions }: ButtonsProps) {
  const translate = useTranslate()
  const buttons = [
    ['up', actions.onMoveUp],
    ['down', actions.onMoveDown],
    ['remove', actions.onRemove],
  ] as const
  return buttons.map(([action, onClick]) => (
    <Button
      key={action}
      size="small"
      disabled={onClick === undefined}
      onClick={onClick}
      aria-label={translate(`admin.order.${action}Named`, { name })}
    >
      {translate(`admin.order.${action}`)}
    </Button>
  ))
}
