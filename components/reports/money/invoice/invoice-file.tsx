'use client'

import { FileUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'

type InvoiceFileProps = {
  /** The name of the file that is there already. */
  name: string | null
  onFile: (file: File) => void
}

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The button that chooses the platform's invoice, and the name of what was chosen. */
export function InvoiceFile({ name, onFile }: InvoiceFileProps) {
  const t = useTranslations('money.invoice')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  function take() {
    const file = input.current?.files?.[0]
    if (!file || !input.current) return
    onFile(file)
    // The same file again is a change, too.
    input.current.value = ''
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label
        htmlFor={id}
        className={buttonClass({
          className:
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        })}
      >
        <FileUp aria-hidden />
        {t(name === null ? 'choose' : 'another')}
        <input
          ref={input}
          id={id}
          type="file"
          accept={ACCEPTED}
          className="sr-only"
          onChange={take}
        />
      </label>
      <p role="status" className="wrap-anywhere text-muted">
        {name ?? t('limits')}
      </p>
    </div>
  )
}
