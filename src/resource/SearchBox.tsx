import Search from '@mui/icons-material/SearchRounded'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { sourceName, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'

/** Enter goes to /{source}/search/{text}; blank input does nothing (spec section 2, search box). */
export function SearchBox({ source }: { source: 'page' | 'product' }) {
  const say = useMessages()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const label = say.lists.searchPlaceholder({ source: sourceName(say, source) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted) navigate(paths.sourceSearch(source, wanted))
  }
  return (
    <form role="search" onSubmit={submit}>
      <OutlinedInput
        fullWidth
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={label}
        startAdornment={
          <InputAdornment position="start">
            <Search />
          </InputAdornment>
        }
        inputProps={{ 'aria-label': label, enterKeyHint: 'search' }}
      />
    </form>
  )
}
