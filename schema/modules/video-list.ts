import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { videoFields } from '@foyer/schema/fields/video-fields.ts'

export const videoList = defineModule({
  kind: 'video-list',
  name: { de: 'Videos', en: 'Videos' },
  description: 'Several films at YouTube or Vimeo, loaded when the visitor agrees.',
  isInToolbar: true,
  fields: {
    items: items({
      label: { de: 'Videos', en: 'Videos' },
      description: 'The films, in order.',
      name: 'VideoListItem',
      item: videoFields,
    }),
  },
})
