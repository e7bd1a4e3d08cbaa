import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type RequestJsonProps = { title: ReactNode; request: Readonly<Record<string, unknown>> }

/** A request word for word, for whoever wants to know. */
export function RequestJson({ title, request }: RequestJsonProps) {
  return (
    <details className="group rounded-outer border bg-surface">
      <summary className="flex min-h-10 items-center gap-2 px-3 font-medium pointer-coarse:min-h-12">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted group-open:rotate-90" />
        {title}
      </summary>
      <pre
        // What scrolls must be reached by keyboard.
        tabIndex={0}
        className="max-h-96 overflow-auto border-t bg-sunken p-3 font-mono text-xs"
      >
        {JSON.stringify(request, null, 2)}
      </pre>
    </details>
  )
}
