'use client'

import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, GripVertical, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, type PointerEvent } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { IconButton } from '@/components/ui/icon-button'
import { useJoined } from '@/components/ui/use-joined'
import type { Region } from '@/lib/domain/areas'
import type { TypedPoint } from '@/lib/parcels/model/typed-parcel'
import type { DraftParcel } from '../draft'
import { problemsInOrder } from '@/components/form/field-errors'
import { PointFields } from './point-fields'
import { fieldId } from '../fields'

type DropCardProps = {
  /** From 0. */
  at: number
  count: number
  region: Region
  isOpen: boolean
  /** The only one that there can be: it neither closes nor moves. */
  isFixed: boolean
  isDragged: boolean
  /** Where what is dragged would land beside this card. */
  lineAt: 'before' | 'after' | null
  onToggle: () => void
  /** Somebody is led to one of its fields, by the id, while it is closed. */
  onReach: (field: string) => void
  onMove: (to: number) => void
  onGrab: (event: PointerEvent<HTMLElement>) => void
  onRemove: () => void
}

/** One drop-off: a line in the list, and all its fields when it is opened. */
export function DropCard(props: DropCardProps) {
  const { at, count, region, isOpen, isFixed, isDragged, lineAt } = props
  const t = useTranslations('parcelForm.drops')
  const body = useId()
  const title = isFixed ? t('only') : t('number', { number: at + 1 })
  return (
    <li
      className={cn(
        'relative min-w-0',
        !isFixed && 'rounded-outer border bg-surface',
        isDragged && 'opacity-50',
        lineAt &&
          'before:absolute before:inset-x-0 before:h-1 before:rounded-full before:bg-accent',
        lineAt === 'before' && 'before:-top-1.5',
        lineAt === 'after' && 'before:-bottom-1.5',
      )}
    >
      {!isFixed && <CardHead {...props} title={title} body={body} />}
      {!isOpen && <FaultyFields at={at} onReach={props.onReach} />}
      {isOpen && (
        <div id={body} className={cn('flex flex-col gap-4', !isFixed && 'border-t p-4')}>
          <PointFields point={`drops.${at}`} title={title} region={region} />
          {count > 1 && (
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden />}
              className="self-start"
              onClick={props.onRemove}
            >
              {t('remove', { number: at + 1 })}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function CardHead(props: DropCardProps & { title: string; body: string }) {
  const { at, count, isOpen, title, body, onToggle, onMove, onGrab } = props
  const t = useTranslations('parcelForm.drops')
  const canMove = count > 1
  return (
    <div className="flex items-center">
      {canMove && (
        <span
          aria-hidden
          title={t('drag')}
          onPointerDown={onGrab}
          className="flex h-14 w-11 shrink-0 cursor-grab touch-none items-center justify-center text-muted"
        >
          <GripVertical className="size-5" />
        </span>
      )}
      <button
        type="button"
        id={fieldId(`drops.${at}.head`)}
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={onToggle}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-outer px-2 py-1.5 text-left hover:bg-sunken"
      >
        <span
          aria-hidden
          className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-semibold text-on-accent tabular-nums"
        >
          {at + 1}
        </span>
        <CardWords at={at} title={title} />
        <ChevronDown
          aria-hidden
          className={cn('size-5 shrink-0 text-muted max-sm:hidden', isOpen && 'rotate-180')}
        />
      </button>
      {canMove && (
        <>
          <IconButton
            label={t('up', { number: at + 1 })}
            icon={<ArrowUp aria-hidden />}
            aria-disabled={at === 0}
            className="aria-disabled:opacity-30"
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            label={t('down', { number: at + 1 })}
            icon={<ArrowDown aria-hidden />}
            aria-disabled={at === count - 1}
            className="aria-disabled:opacity-30"
            onClick={() => onMove(at + 1)}
          />
        </>
      )}
    </div>
  )
}

/** What the line says of the drop-off: where, who, and what is missing. */
function CardWords({ at, title }: { at: number; title: string }) {
  const t = useTranslations('parcelForm.drops')
  const joined = useJoined()
  const { control } = useFormContext<DraftParcel>()
  // While it is being removed there is nothing at its place.
  const drop = useWatch({ control, name: `drops.${at}` }) as TypedPoint | undefined
  const isFaulty = useFaults(at).length > 0
  const people = joined((drop?.contacts ?? []).map(({ name }) => name.trim()))
  return (
    <span className="min-w-0 flex-1">
      <span className="sr-only">{title}: </span>
      <span className="block truncate font-medium">{drop?.address.trim() || title}</span>
      <span className="flex flex-wrap gap-x-3 text-muted">
        {people && <span className="max-w-full truncate">{people}</span>}
        {isFaulty ? (
          <span className="flex items-center gap-1 font-medium text-late">
            <CircleAlert aria-hidden className="size-4" />
            {t('faulty')}
          </span>
        ) : (
          drop?.location === null && <span>{t('noPin')}</span>
        )}
      </span>
    </span>
  )
}

/** Stands for the faulty fields of a closed card, so that the summary can lead to them. */
function FaultyFields({ at, onReach }: Pick<DropCardProps, 'at' | 'onReach'>) {
  return useFaults(at).map((name) => (
    <span
      key={name}
      id={fieldId(name)}
      tabIndex={-1}
      className="sr-only"
      onFocus={() => onReach(fieldId(name))}
    />
  ))
}

/** The names of the drop-off's fields in which something is wrong. */
function useFaults(at: number): string[] {
  const { control } = useFormContext<DraftParcel>()
  const { errors } = useFormState({ control })
  return problemsInOrder(errors, [])
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`drops.${at}.`))
}
