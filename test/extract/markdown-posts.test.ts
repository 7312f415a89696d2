import { describe, expect, it } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (body: string, head = '') => {
  const page = pageOf({ url: 'https://forum.acme.example/t/fuel/12', head, body })
  const finding = markdownOf(page, { mainContentOnly: true })
  if (!isFound(finding)) throw new Error('nothing found')
  return { ...finding.value, rule: finding.rule }
}

const say = (what: string) => `${what} glows longer than it looks, and whoever forgets that burns the work.`

describe('the posts of a conversation', () => {
  it('each with who wrote it and when, without what else is told of them', () => {
    const { text, markdown, rule } = read(
      ['Ann', 'Ben']
        .map(
          (name, at) => `<div class="box"><h2><a href="#p${at}">2024-08-0${at + 1} 10:59</a></h2>
            <dl><dt><a class="username" href="/members/${name}">${name}</a></dt><dd>Posts: 98${at}</dd></dl>
            <div class="postmsg"><p>${say(name)}</p></div>
            <div class="postmsg signature"><p>Strike while it is hot</p></div></div>`,
        )
        .join(''),
    )
    expect(rule).toBe('posts')
    expect(text).toBe(`2024-08-01 10:59\nAnn\n${say('Ann')}\n2024-08-02 10:59\nBen\n${say('Ben')}`)
    expect(markdown).toContain('[Ann](https://forum.acme.example/members/Ann)')
  })

  it('below their topic, without what the forum tells of their authors', () => {
    const posts = ['Ann', 'Ben'].map(
      (
        name,
      ) => `<div class="post"><div class="inner"><dl><dt><a class="username" href="/u/${name}">${name}</a></dt>
        <dd>Posts: 88</dd><dd>Joined: 2 March 2015</dd></dl><div class="postbody"><div class="content">${say(name)}</div></div>
        <a href="#top">Top</a></div></div>`,
    )
    const body = `<h1>Forge Forum</h1><h2><a href="?t=1">Which coal?</a></h2>${posts.join('')}`
    const { text } = read(body, '<title>Which coal? - Forge Forum</title>')
    expect(text).toBe(`Which coal?\nAnn\n${say('Ann')}\nBen\n${say('Ben')}`)
  })

  it('without signatures, and without the day on which somebody joined', () => {
    const { text } = read(
      ['Ann', 'Ben']
        .map(
          (
            name,
          ) => `<div><a class="username" href="/u/${name}">${name}</a><span class="join-date">Joined 2017</span>
            <div class="msg_body"><p>${say(name)}</p><div class="signature">Strike while it is hot</div></div>
            <div class="signature"><div class="msg_body">Coal for sale</div></div></div>`,
        )
        .join(''),
    )
    expect(text).toBe(`Ann\n${say('Ann')}\nBen\n${say('Ben')}`)
  })

  it('in the words of schema.org, the first of them as `articleBody`', () => {
    const { text } = read(`<div itemscope itemtype="https://schema.org/DiscussionForumPosting">
      <article><p itemprop="author" itemscope><span itemprop="name">Ann</span></p><div itemprop="articleBody"><p>${say('Coal')}</p></div></article>
      <div itemprop="comment" itemscope itemtype="https://schema.org/Comment"><p itemprop="author" itemscope><span itemprop="name">Ben</span></p>
        <time>3 May 2024</time><div itemprop="text"><aside class="quote"><p>${say('Coal')} That is so.</p></aside><p>${say('Coke')}</p></div></div></div>`)
    expect(text).toBe(`Ann\n${say('Coal')}\nBen\n3 May 2024\n${say('Coal')} That is so.\n${say('Coke')}`)
  })

  it('of a question and its answers, without remarks on them', () => {
    const remark = `<div itemprop="comment" itemscope itemtype="https://schema.org/Comment"><span itemprop="text">${say('A remark')}</span></div>`
    const { text } =
      read(`<div itemscope itemtype="https://schema.org/Question"><div itemprop="text"><p>${say('Coal')}</p></div>${remark}
      <div itemprop="suggestedAnswer" itemscope itemtype="https://schema.org/Answer"><div itemprop="text"><p>${say('Gas')}</p></div>
        <p>answered <span class="relativetime">May 2, 2009 at 0:09</span></p>${remark}</div></div>`)
    expect(text).toBe(`${say('Coal')}\n${say('Gas')}\nanswered May 2, 2009 at 0:09`)
  })

  it('names nobody where it is not told whose post it is', () => {
    const { text } = read(
      `<p><a class="author" href="/u/ann">Ann</a> and others</p><div class="cooked"><p>${say('Coal')}</p></div><div class="cooked"><p>${say('Gas')}</p></div>`,
    )
    expect(text).toBe(`${say('Coal')}\n${say('Gas')}`)
  })
})
