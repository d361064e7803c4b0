import { html, line } from '@foyer/schema/fields/text-fields.ts'
import { number } from '@foyer/schema/fields/value-fields.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import { defineResource, localized, relation } from '@foyer/schema/resources/define-resource.ts'
import { quantity } from '@foyer/schema/resources/own-fields.ts'
import { hallPlaces } from './hall-places.ts'
import { nameField, positionField, showInFilterField, slugField } from './option-fields.ts'

export const venues = defineResource({
  resource: 'venues',
  section: 'house',
  typeName: 'VenueResource',
  name: { de: 'Spielort', en: 'Venue' },
  pluralName: { de: 'Spielorte', en: 'Venues' },
  description: 'A building or place where events take place.',
  access: 'publisher',
  page: sitePaths['venues-slug-id'],
  fields: {
    name: nameField('Großes Haus'),
    slug: slugField(),
    street: line({
      label: { de: 'Straße und Hausnummer', en: 'Street and number' },
      description: 'Street and number; may be empty.',
      max: 200,
    }),
    postcode: line({
      label: { de: 'Postleitzahl', en: 'Postcode' },
      description: 'Postcode; may be empty.',
      max: 20,
    }),
    city: line({
      label: { de: 'Ort', en: 'Town' },
      description: 'Town.',
      required: true,
      max: 100,
      example: 'Linz',
    }),
    description: localized(
      html({
        label: { de: 'Beschreibung', en: 'Description' },
        description: 'HTML about the venue; sanitized when it is saved.',
      }),
    ),
    directions: localized(
      html({
        label: { de: 'Anfahrt', en: 'Directions' },
        description: 'HTML about how to get there; sanitized when it is saved.',
      }),
    ),
    accessibility: localized(
      html({
        label: { de: 'Barrierefreiheit', en: 'Accessibility' },
        description: 'HTML about accessibility; sanitized when it is saved.',
      }),
    ),
    latitude: quantity({
      label: { de: 'Geografische Breite', en: 'Latitude' },
      description: 'Latitude in degrees; null if unknown.',
      min: -90,
      max: 90,
      hasFraction: true,
    }),
    longitude: quantity({
      label: { de: 'Geografische Länge', en: 'Longitude' },
      description: 'Longitude in degrees; null if unknown.',
      min: -180,
      max: 180,
      hasFraction: true,
    }),
    position: positionField(),
  },
  list: {
    columns: ['name', 'city', 'position'],
    search: ['name', 'city'],
    label: ['name'],
    filters: [],
    ordering: ['position', 'name'],
  },
})

export const rooms = defineResource({
  resource: 'rooms',
  section: 'house',
  typeName: 'RoomResource',
  name: { de: 'Saal', en: 'Room' },
  pluralName: { de: 'Säle', en: 'Rooms' },
  description: 'A stage or hall of a venue.',
  access: 'publisher',
  fields: {
    venue: relation({
      label: { de: 'Spielort', en: 'Venue' },
      description: 'The venue that it belongs to.',
      relatesTo: 'venue',
      required: true,
    }),
    name: nameField('Studiobühne'),
    seats: number({
      label: { de: 'Plätze', en: 'Seats' },
      help: {
        de: 'Steht auf der Website. Der Saalplan ändert die Zahl nicht: Ein Saal kann auch Stehplätze haben.',
        en: 'Is shown on the site. The plan does not change it: a room may have standing room as well.',
      },
      description: 'Number of seats; e.g. 620.',
      min: 0,
      max: 100_000,
      fallback: 0,
    }),
    show_in_filter: showInFilterField(),
    position: positionField(),
  },
  children: { places: hallPlaces },
  list: {
    columns: ['venue', 'name', 'seats', 'position'],
    search: ['name'],
    filters: ['venue'],
    ordering: ['position', 'name'],
  },
})
