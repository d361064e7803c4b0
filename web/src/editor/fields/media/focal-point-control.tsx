'use client'
import { useTranslations } from 'next-intl'
import { type PointerEvent, useId } from 'react'
import { imageCrops } from '@foyer/schema/shapes/images.ts'
import type { EditorMediaDetailsFragment } from '#graphql/generated/graphql.ts'
import { cropPosition, type Point } from './crop-position.ts'
import styles from './media-details.module.css'

const centre: Point = { x: 0.5, y: 0.5 }
const shownCrops = ['vertical', 'horizontal', 'square'] as const
/** Sharp enough for the width of a dialog. */
const minWidth = 900

type Picture = NonNullable<EditorMediaDetailsFragment['image']>

/** The point of a picture that every crop keeps in view: set by pointer in the picture, or by two sliders. */
export function FocalPointControl(props: {
  image: Picture
  point: Point | null
  onChange: (point: Point | null) => void
}) {
  const { image, point, onChange } = props
  const t = useTranslations('editorMedia.focal')
  const id = useId()
  const url = wholePictureUrl(image)
  // Only of an uploaded picture other crops can be made.
  if (url === undefined) return <p className={styles.note}>{t('fixed')}</p>

  const { x, y } = point ?? centre
  const pointAt = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: fraction((event.clientX - box.left) / box.width),
      y: fraction((event.clientY - box.top) / box.height),
    })
  }
  const slider = (axis: 'x' | 'y') => (
    <label className={styles.slider} htmlFor={`${id}-${axis}`}>
      <span>{t(axis)}</span>
      <input
        id={`${id}-${axis}`}
        type="range"
        min={0}
        max={100}
        value={Math.round((axis === 'x' ? x : y) * 100)}
        onChange={({ currentTarget }) =>
          onChange({ x, y, [axis]: fraction(currentTarget.valueAsNumber / 100) })
        }
      />
    </label>
  )
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.focal}>
      <p id={`${id}-label`} className={styles.label}>
        {t('label')}
      </p>
      <p className={styles.note}>{t('help')}</p>
      <div
        className={styles.picture}
        data-focal-picture=""
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          pointAt(event)
        }}
        onPointerMove={pointAt}
      >
        <img src={url} alt="" draggable={false} />
        {point && (
          <span className={styles.point} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
        )}
      </div>
      <div className={styles.sliders}>
        {slider('x')}
        {slider('y')}
        <button type="button" disabled={point === null} onClick={() => onChange(null)}>
          {t('automatic')}
        </button>
      </div>
      <ul className={styles.crops} aria-label={t('crops')}>
        {shownCrops.map((crop) => (
          <li key={crop} data-crop={crop}>
            <img
              src={url}
              alt=""
              style={{
                aspectRatio: `${imageCrops[crop].width} / ${imageCrops[crop].height}`,
                objectPosition: cropPosition(image, imageCrops[crop], { x, y }),
              }}
            />
            <span>{t(crop)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const fraction = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 100) / 100

function wholePictureUrl({ variants }: Picture): string | undefined {
  const whole = variants
    .filter(({ crop, format }) => crop === 'ORIGINAL' && format === 'JPG')
    .toSorted((one, other) => one.width - other.width)
  return (whole.find(({ width }) => width >= minWidth) ?? whole.at(-1))?.url
}
