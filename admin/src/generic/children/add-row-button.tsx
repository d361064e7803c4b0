import { Button } from '@mui/material'
import { useSimpleFormIterator, useTranslate } from 'react-admin'

/** Adds a row, in words: a sign alone says to nobody what it is for. */
export function AddRowButton() {
  const translate = useTranslate()
  const { add } = useSimpleFormIterator()
  return (
    <Button variant="outlined" size="small" onClick={() => add()}>
      {translate('ra.action.add')}
    </Button>
  )
}
