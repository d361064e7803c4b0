import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { videoFields } from '@foyer/schema/fields/video-fields.ts'

export const videoList = defineModule({
  kind: 'video-list',
  name: { de: 'Videos', en: 'Videos' },
  description: 'Several YouTube or Vimeo videos, loaded with the visitor’s consent.',
  isInToolbar: true,
  fields: {
    items: items({
      label: { de: 'Videos', en: 'Videos' },
      description: 'Videos, in order.',
      itemDescription: 'A YouTube or Vimeo video of the list.',
      name: 'VideoListItem',
      item: videoFields,
    }),
  },
})
