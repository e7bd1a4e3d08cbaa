'use client'

import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { openSheet } from '@/lib/dispatch/actions'
import { dispatchPaths } from '@/lib/dispatch/keys'
import type { BatchQuery } from '@/lib/dispatch/model/batch-queries'

type SheetButtonProps = { query: BatchQuery; label?: string }

/** Opens the sheet of a batch that is not printed yet. */
export function SheetButton({ query, label }: SheetButtonProps) {
  const t = useTranslations('scan.sheet')
  const words = useProblemText()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  async function open() {
    setPending(true)
    try {
      const result = await openSheet(query)
      if (result.ok) router.push(dispatchPaths.sheet(result.value.sheetId))
      else toast.error(words.sentence(result))
    } catch {
      toast.error(words.noAnswer())
    } finally {
      setPending(false)
    }
  }
  return (
    <Button icon={<FileText aria-hidden />} pending={pending} onClick={() => void open()}>
      {label ?? t('open')}
    </Button>
  )
}
