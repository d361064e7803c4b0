import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ImageList,
  ImageListItem,
  TextField,
  Typography,
} from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import {
  findMediaItems,
  type MediaItem,
  type MediaKind,
  numberOf,
  thumbnailOf,
} from './media-items.ts'

type Props = { kind: MediaKind; onChoose: (id: number) => void; onClose: () => void }
type State = { items: MediaItem[]; isFailed: boolean }

const pauseMs = 250

/** Chooses an item of the media library. */
export function MediaDialog({ kind, onChoose, onClose }: Props) {
  const translate = useTranslate()
  const [search, setSearch] = useState('')
  const { items, isFailed } = useFound(kind, search)
  const message = isFailed ? 'admin.media.failed' : 'admin.media.empty'
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="media-title">
      <DialogTitle id="media-title">{translate('admin.media.title')}</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          margin="dense"
          label={translate('admin.media.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {items?.length === 0 && <Typography role="status">{translate(message)}</Typography>}
        <ImageList sx={{ gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr)) !important' }}>
          {(items ?? []).map((item) => (
            <ImageListItem key={item.id}>
              <Button
                onClick={() => onChoose(numberOf(kind, item)!)}
                sx={{ flexDirection: 'column', overflow: 'hidden', overflowWrap: 'anywhere' }}
              >
                {thumbnailOf(item) && (
                  <img src={thumbnailOf(item)} alt="" width={112} height={112} loading="lazy" />
                )}
                {item.name}
              </Button>
            </ImageListItem>
          ))}
        </ImageList>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function useFound(kind: MediaKind, search: string): { items?: MediaItem[]; isFailed: boolean } {
  const [state, setState] = useState<State>()
  useEffect(() => {
    const ending = new AbortController()
    const timer = setTimeout(
      () => {
        findMediaItems(kind, { search, signal: ending.signal }).then(
          (items) => setState({ items, isFailed: false }),
          () => {
            if (!ending.signal.aborted) setState({ items: [], isFailed: true })
          },
        )
      },
      search === '' ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [kind, search])
  return state ?? { isFailed: false }
}
