'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from 'sonner'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/components/ui/save-file'
import { exportExceptions } from '@/lib/exceptions/actions'
import type { ExceptionFilter } from '@/lib/exceptions/schema'
import { exceptionsFile } from './exceptions-file'
import { useFileWords } from './use-file-words'

/** The list as a file, all of its pages. */
export function ExportButton({ filter }: { filter: ExceptionFilter }) {
  const t = useTranslations('exceptions')
  const problems = useProblemText()
  const words = useFileWords()
  const { stores } = useViewer()
  const storeOf = (storeId: number) => stores.find(({ id }) => id === storeId)
  const [pending, setPending] = useState(false)
  async function run() {
    setPending(true)
    try {
      const result = await exportExceptions(filter)
      if (!result.ok) toast.error(problems.sentence(result))
      else {
        const text = exceptionsFile(result.value, { storeOf, words })
        saveFile({ name: `${t('file.name')}.csv`, text })
      }
    } catch {
      toast.error(problems.noAnswer())
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
