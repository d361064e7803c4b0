import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import type { InputProps } from '#generic/control-props.ts'
import { MediaDialog } from '#generic/media/media-dialog.tsx'
import { thumbnailOf, useMediaItem } from '#generic/media/media-items.ts'

/** Several pictures of the media library, in the order in which they are shown. */
export function PicturesControl({ input }: { input: InputProps }) {
  const { source, label, helperText } = input
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const { field, fieldState, id } = useInput({ source })
  const ids = (field.value ?? []) as readonly number[]
  const move = (from: number, to: number) => {
    const others = ids.filter((_, index) => index !== from)
    field.onChange(others.toSpliced(to, 0, ids[from]!))
  }
  const add = (chosen: number) => {
    if (!ids.includes(chosen)) field.onChange([...ids, chosen])
    setIsOpen(false)
  }
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ width: '100%', mb: 2 }}>
      <Typography id={`${id}-label`} variant="body2" component="p">
        {label}
      </Typography>
      {ids.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {ids.map((number, index) => (
            <Picture
              key={number}
              number={number}
              {...(index > 0 && { onMoveUp: () => move(index, index - 1) })}
              {...(index < ids.length - 1 && { onMoveDown: () => move(index, index + 1) })}
              onRemove={() => field.onChange(ids.filter((one) => one !== number))}
            />
          ))}
        </Box>
      )}
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setIsOpen(true)}>
        {translate('admin.media.add')}
      </Button>
      {(fieldState.error ?? helperText) && (
        <FormHelperText error={fieldState.error !== undefined}>
          {fieldState.error?.message ?? helperText}
        </FormHelperText>
      )}
      {isOpen && <MediaDialog kind="image" onChoose={add} onClose={() => setIsOpen(false)} />}
    </Box>
  )
}

type PictureProps = {
  number: number
  onMoveUp?: () => void
  onMoveDown?: () => void
  onRemove: () => void
}

function Picture({ number, onMoveUp, onMoveDown, onRemove }: PictureProps) {
  const translate = useTranslate()
  const item = useMediaItem('image', number)
  const thumbnail = item && thumbnailOf(item)
  const name = item?.name ?? translate('admin.number', { id: number })
  const buttons = [
    ['up', onMoveUp],
    ['down', onMoveDown],
    ['remove', onRemove],
  ] as const
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 0.5 }}
    >
      {thumbnail && <img src={thumbnail} alt="" width={64} height={64} />}
      <Typography sx={{ flex: '1 1 8rem', overflowWrap: 'anywhere' }}>{name}</Typography>
      {buttons.map(([action, onClick]) => (
        <Button
          key={action}
          size="small"
          disabled={onClick === undefined}
          onClick={onClick}
          aria-label={translate(`admin.order.${action}Named`, { name })}
        >
          {translate(`admin.order.${action}`)}
        </Button>
      ))}
    </Box>
  )
}
