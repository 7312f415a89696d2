/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { BrandView } from './brand/view.tsx'
import { useCell } from './cell.ts'
import { ChangesView } from './compare/changes.tsx'
import { CompareView } from './compare/view.tsx'
import { FoundView, FrontView } from './front.tsx'
import { ListView } from './lists/list.tsx'
import { ListsView } from './lists/view.tsx'
import { refusalOf } from './loading.ts'
import { Failure, Said } from './parts.tsx'
import { address, type Place, placeIn, shown } from './place.ts'
import { Search } from './search.tsx'
import { ServiceView } from './service/view.tsx'
import { access, findSession, mayOperate, type Refusal, signOut } from './service.ts'
import { Shield } from './shield.tsx'
import { SignIn, SignInAgain } from './sign-in.tsx'

/** The board. It shows the sign-in or, for a signed-in user, the view in the address. */
export function App(): VNode {
  const now = useCell(access)
  const place = placeIn(useCell(shown))
  const [refusal, setRefusal] = useState<Refusal>()
  const begin = () => {
    setRefusal(undefined)
    findSession().catch((thrown) => setRefusal(refusalOf(thrown)))
  }
  useEffect(begin, [])
  if (refusal)
    return (
      <main class="alone">
        <Failure refusal={refusal} again={begin} />
      </main>
    )
  if (now.state === 'unknown') return <main class="alone" aria-busy="true" />
  if (!('session' in now)) return <SignIn />
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Top place={place} name={now.session.name} />
      <main id="main" class={`view ${place.view}`}>
        <View place={place} />
      </main>
      <Said />
      {now.state === 'lost' && <SignInAgain />}
    </>
  )
}

function View({ place }: { readonly place: Place }): VNode {
  switch (place.view) {
    case 'front':
      return <FrontView />
    case 'found':
      return <FoundView key={place.text} text={place.text} />
    case 'brand':
      return <BrandView key={place.domain} domain={place.domain} />
    case 'changes':
      return <ChangesView key={place.domain} domain={place.domain} />
    case 'compare':
      return <CompareView domains={place.domains} />
    case 'lists':
      return <ListsView />
    case 'list':
      return <ListView key={place.name} name={place.name} />
    case 'service':
      return <ServiceView />
  }
}

/** The bar above every view: the search, links to the other views, and the name of the user. */
function Top({ place, name }: { readonly place: Place; readonly name: string }): VNode {
  const [refusal, setRefusal] = useState<string>()
  const leave = () => {
    setRefusal(undefined)
    signOut().catch((thrown) => setRefusal(refusalOf(thrown).message))
  }
  const link = (to: string, label: string, isHere: boolean) => (
    <a href={to} aria-current={isHere ? 'page' : undefined}>
      {label}
    </a>
  )
  return (
    <header class="top">
      <a class="wordmark" href={address.front}>
        <Shield />
        blazon
      </a>
      {place.view !== 'front' && <Search text={place.view === 'found' ? place.text : ''} />}
      <nav aria-label="Views">
        {mayOperate('lists') && link(address.lists, 'Lists', place.view === 'lists' || place.view === 'list')}
        {link(address.service, 'Service', place.view === 'service')}
        {link('/docs', 'API', false)}
        <button type="button" class="plain" title={`Signed in as ${name}`} onClick={leave}>
          Sign out
        </button>
      </nav>
      {refusal && <p role="alert">{refusal}</p>}
    </header>
  )
}
