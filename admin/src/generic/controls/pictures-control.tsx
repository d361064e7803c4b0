import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import type { InputProps } from '#generic/control-props.ts'
import { MediaDialog } from '#generic/media/media-dialog.tsx'
import { thumbnailOf, useMediaItem } from '#generic/media/media-items.ts'
import { type EntryProps, OrderButtons, OrderedNumbers } from './ordered-numbers.tsx'

/** Several pictures of the media library, in the order in which they are shown. */
export function PicturesControl({ input }: { input: InputProps }) {
  const { source, label, helperText } = input
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const { field, fieldState, id } = useInput({ source })
  const ids = (field.value ?? []) as readonly number[]
  const add = (chosen: number) => {
    if (!ids.includes(chosen)) field.onChange([...ids, chosen])
    setIsOpen(false)
  }
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ width: '100%', mb: 2 }}>
      <Typography id={`${id}-label`} variant="body2" component="p">
        {label}
      </Typography>
      <OrderedNumbers numbers={ids} onChange={field.onChange} Entry={Picture} />
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

function Picture({ number, actions }: EntryProps) {
  const translate = useTranslate()
  const item = useMediaItem('image', number)
  const thumbnail = item && thumbnailOf(item)
  const name = item?.name ?? translate('admin.number', { id: number })
  return (
    <>
      {thumbnail && <img src={thumbnail} alt="" width={64} height={64} />}
      <Typography sx={{ flex: '1 1 8rem', overflowWrap: 'anywhere' }}>{name}</Typography>
      <OrderButtons name={name} actions={actions} />
    </>
  )
}
