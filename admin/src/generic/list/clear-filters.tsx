import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'

type Props = { list: { isFiltered: boolean; clear: () => void } }

/** Shows all rows of a list again. */
export function ClearFilters({ list }: Props) {
  const translate = useTranslate()
  if (!list.isFiltered) return null
  return <Button onClick={list.clear}>{translate('ra.action.remove_all_filters')}</Button>
}
