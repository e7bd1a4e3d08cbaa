'use client'

import { FileUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react'
import { buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type DropZoneProps = {
  onFile: (file: File) => void
  /** The name of the file that is being read. */
  reading: string | null
}

/** Where a file is dropped, or chosen. */
export function DropZone({ onFile, reading }: DropZoneProps) {
  const t = useTranslations('imports.upload')
  const [over, setOver] = useState(false)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  const takeChosen = () => {
    if (!input.current) return
    take(input.current.files)
    // The same file again is a change, too.
    input.current.value = ''
  }
  // On a slow machine a file may be chosen before the page can hear of it.
  const takeEarly = useEffectEvent(takeChosen)
  useEffect(() => takeEarly(), [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'flex flex-col items-center gap-3 rounded-outer border-2 border-dashed px-4 py-12 text-center',
        over ? 'border-accent bg-accent-soft' : 'border-border-strong bg-surface',
      )}
    >
      <FileUp aria-hidden className="size-8 text-muted" />
      <p className="text-base font-semibold" role="status">
        {reading === null ? t('drop') : t('reading', { file: reading })}
      </p>
      <label
        htmlFor={id}
        className={buttonClass({
          variant: 'primary',
          className:
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        })}
      >
        {t('choose')}
        <input
          ref={input}
          id={id}
          type="file"
          accept={ACCEPTED}
          className="sr-only"
          onChange={takeChosen}
        />
      </label>
      <p className="text-muted">{t('limits')}</p>
    </div>
  )
}
