'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { itemsInOrder } from '@foyer/schema/documents/items-in-order.ts'
import { rankBetween } from '@foyer/schema/documents/rank.ts'
import type { Fields } from '@foyer/schema/fields/field.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import type { ControlProps } from '#editor/fields/field-props.ts'
import styles from '#editor/fields/module-form.module.css'
import { useFieldValue } from '#editor/fields/use-field-value.ts'

/** A list of items with fields of their own: items are added, moved by buttons and removed. */
export function ItemsControl(props: ControlProps<'items'>) {
  const { field, path, port, locale, labelId, FieldList } = props
  const t = useTranslations('editorForm')
  const items = itemsInOrder(useFieldValue(port, path))
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(items.length === 1 ? [items[0]!.id] : []),
  )
  const setOpen = (id: string, isOpen: boolean) =>
    setOpened((ids) =>
      isOpen ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id)),
    )
  const focusItem = (id: string, part: string) =>
    requestAnimationFrame(() => {
      const item = document.querySelector(`[data-item="${id}"]`)
      item?.querySelector<HTMLElement>(part)?.focus()
    })
  const add = () => {
    const id = crypto.randomUUID()
    port.change([...path, id], { rank: rankBetween(items.at(-1)?.rank ?? null, null), fields: {} })
    setOpen(id, true)
    focusItem(id, 'input, textarea, select, button')
  }
  const move = (index: number, step: 1 | -1) => {
    const others = items.toSpliced(index, 1)
    const before = others[index + step - 1]?.rank ?? null
    const after = others[index + step]?.rank ?? null
    const { id } = items[index]!
    port.change([...path, id, 'rank'], rankBetween(before, after))
    focusItem(id, step === 1 ? '[data-move="down"]' : '[data-move="up"]')
  }
  const remove = (index: number) => {
    port.change([...path, items[index]!.id], undefined)
    const next = items[index + 1] ?? items[index - 1]
    if (next) focusItem(next.id, 'summary')
  }
  return (
    <>
      <ol className={styles.items} aria-labelledby={labelId}>
        {items.map(({ id, fields }, index) => {
          const name = itemName(field.item, fields) ?? t('item', { position: index + 1 })
          return (
            <li key={id} data-item={id}>
              <details
                open={opened.has(id)}
                onToggle={({ currentTarget }) => setOpen(id, currentTarget.open)}
              >
                <summary>{name}</summary>
                <div className={styles.form}>
                  <FieldList
                    fields={field.item}
                    path={[...path, id, 'fields']}
                    port={port}
                    locale={locale}
                  />
                </div>
              </details>
              <div className={styles.itemTools}>
                <button
                  type="button"
                  data-move="up"
                  aria-label={t('itemUp', { name })}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  data-move="down"
                  aria-label={t('itemDown', { name })}
                  aria-disabled={index === items.length - 1}
                  onClick={() => index < items.length - 1 && move(index, 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={t('remove', { name })}
                  onClick={() => remove(index)}
                >
                  ✕
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      {items.length < field.max && (
        <button type="button" className={styles.add} onClick={add}>
          {t('addItem')}
        </button>
      )}
    </>
  )
}

const maxNameLength = 60

/** The first text of an item, by which one finds it in the list. */
function itemName(fields: Fields, values: Values): string | undefined {
  const texts = Object.entries(fields)
    .filter(([, { type }]) => type === 'line' || type === 'paragraph')
    .map(([name]) => values[name])
  const text = texts.find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof text === 'string' ? text.slice(0, maxNameLength) : undefined
}
