'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from 'sonner'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { exportExceptions } from '@/lib/exceptions/actions'
import type { ExceptionFilter } from '@/lib/exceptions/schema'

/** Without it a spreadsheet takes UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF'

function save(csv: string): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'exceptions.csv'
  link.click()
  URL.revokeObjectURL(url)
}

/** The list as a file, all of its pages. */
export function ExportButton({ filter }: { filter: ExceptionFilter }) {
  const t = useTranslations('exceptions')
  const words = useProblemText()
  const [pending, setPending] = useState(false)
  async function run() {
    setPending(true)
    try {
      const result = await exportExceptions(filter)
      if (result.ok) save(result.value.csv)
      else toast.error(words.sentence(result))
    } catch {
      toast.error(words.noAnswer())
    } finally {
      setPending(false)
    }
  }
  return (
    <Button icon={<Download aria-hidden />} pending={pending} onClick={() => void run()}>
      {t('export')}
    </Button>
  )
}
