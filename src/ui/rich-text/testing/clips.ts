// HTML that programs put on the clipboard, shortened.

const wordHead = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/a/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:Aptos;} p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0 {mso-list-id:42;} --></style>
</head><body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->`;
const wordTail = '<!--EndFragment--></body></html>';

const sign = (text: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;
const item = (level: number, text: string, label: string, list = 0) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l${list} level${level} lfo${list + 1}'>${sign(label)}<span lang=EN-US style='color:#EE0000'>${text}<o:p></o:p></span></p>\n`;

/** Pasted HTML, and the text that the editor makes of it. */
export const clips: Record<string, { html: string; made: string }> = {
  'a table of Word': {
    html: `${wordHead}<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='color:#C00000;mso-themecolor:accent2'>Preise</span></b><o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 colspan=2 valign=top style='width:226.55pt;border:solid windowtext 1.0pt;background:yellow;padding:0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><font color=red face="Comic Sans MS">Kette</font><o:p></o:p></p>
  </td>
 </tr>
 <tr><td style='background:#FFC000'><p class=MsoNormal>12-fach</p></td><td><p class=MsoNormal align=right style='text-align:right'>49&nbsp;€<o:p></o:p></p></td></tr>
</table><p class=MsoNormal><o:p>&nbsp;</o:p></p>${wordTail}`,
    made: '<p><strong>Preise</strong></p><table><tbody><tr><td colspan="2"><p>Kette</p></td></tr><tr><td><p>12-fach</p></td><td><p>49&nbsp;€</p></td></tr></tbody></table>',
  },
  'nested lists of Word': {
    html: `${wordHead}<p class=MsoNormal>Bring:</p>${item(1, 'Tools', '·')}${item(2, 'Hex keys', 'o')}${item(2, 'Pump', 'o')}${item(1, 'Spares', '·')}${item(1, 'Ride', '1.', 1)}${item(1, 'Rest', '2.', 1)}<p class=MsoNormal>Or go on:</p>${item(1, 'Repeat', '3.', 1)}${wordTail}`,
    made: '<p>Bring:</p><ul><li><p>Tools</p><ul><li><p>Hex keys</p></li><li><p>Pump</p></li></ul></li><li><p>Spares</p></li></ul><ol><li><p>Ride</p></li><li><p>Rest</p></li></ol><p>Or go on:</p><ol start="3"><li><p>Repeat</p></li></ol>',
  },
  'headings of Word, one with a number': {
    html: `${wordHead}<h1 style='color:#0F4761'><a name="_Toc1"></a>Spring<o:p></o:p></h1><h2 style='mso-list:l3 level2 lfo4'>${sign('1.1')}Parts</h2><p class=MsoNormal>m<sup>2</sup> and <a href="https://example.com/a"><span style='color:#467886'>link</span></a><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p>${wordTail}`,
    made: '<h2>Spring</h2><h2>1.1&nbsp;&nbsp;&nbsp; Parts</h2><p>m<sup>2</sup> and <a href="https://example.com/a">link</a>[1]</p>',
  },
  'a mail of Outlook': {
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><div style='display:none;mso-hide:all'>Preview</div><table border=0 cellpadding=0 style='mso-cellspacing:0cm'><tr><td style='padding:0'><p class=MsoNormal><span style='font-family:"Aptos",sans-serif;mso-fareast-language:EN-US'>Hello,<o:p></o:p></span></p><table><tr><td>Order</td><td><span style="font-weight:700;color:#fff;background:navy">4711</span></td></tr></table></td></tr></table><p class=MsoNormal><!--[if gte vml 1]><v:shape id="x"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=90 src="file:///C:/clip_image002.png" v:shapes="x"><![endif]></p><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal><b>From:</b> Ann &lt;ann@example.com&gt;<br><b>Sent:</b> Monday</p></div><div style='mso-element:comment-list'><p>secret</p></div></body></html>`,
    made: '<p>Hello,</p><table><tbody><tr><td><p>Order</p></td><td><p><strong>4711</strong></p></td></tr></tbody></table><p><strong>From:</strong> Ann &lt;ann@example.com&gt;<br><strong>Sent:</strong> Monday</p>',
  },
  'a text of Google Docs': {
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400;font-style:normal">Hours</span></h2><p dir="ltr"><span style="font-weight:700;color:#cc0000">Bold</span><span style="font-weight:400;font-style:italic;text-decoration:none"> and italic</span></p><br /><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="text-decoration:underline">One</span></p></li><ul><li aria-level="2"><p><span style="text-decoration:line-through">Two</span></p></li></ul></ul><p><a href="https://example.com/"><span style="color:#1155cc;text-decoration:underline">Site</span></a></p></b><br class="Apple-interchange-newline">`,
    made: '<h2>Hours</h2><p><strong>Bold</strong><em> and italic</em></p><ul><li><p><u>One</u></p><ul><li><p><s>Two</s></p></li></ul></li></ul><p><a href="https://example.com/">Site</a></p>',
  },
  'cells of Excel': {
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65{background:#FFFF00;}</style></head><body><table border=0 cellpadding=0 width=144 style='border-collapse:collapse;width:108pt'><!--StartFragment--><col width=72 span=2 style='width:54pt'><tr height=20><td height=20 class=xl65 width=72 style='height:15.0pt'>Article</td><td class=xl65>Price</td></tr><tr><td>A-1</td><td align=right x:num="12.5">12,50</td></tr><!--EndFragment--></table></body></html>`,
    made: '<table><tbody><tr><td><p>Article</p></td><td><p>Price</p></td></tr><tr><td><p>A-1</p></td><td><p>12,50</p></td></tr></tbody></table>',
  },
  'a text of LibreOffice': {
    html: `<html><head><style type="text/css">td p { background: transparent }</style></head><body lang="de-DE" dir="ltr"><p style="margin-bottom: 0cm"><font color="#ff0000"><font face="Liberation Serif"><b>Rot</b></font></font></p><ol start="4"><li><p style="line-height: 100%">vier</p></li></ol></body></html>`,
    made: '<p><strong>Rot</strong></p><ol start="4"><li><p>vier</p></li></ol>',
  },
  'a chain of forwarded mails': {
    html: `${'<blockquote type="cite"><div>'.repeat(12)}<ul><li>End</li></ul>${'</div></blockquote>'.repeat(12)}`,
    made: `${'<blockquote>'.repeat(6)}<ul><li><p>End</p></li></ul>${'</blockquote>'.repeat(6)}`,
  },
  'a page with pictures and scripts': {
    html: '<p onclick="x()">a<img src="https://spy.example/"><script>x()</script><a href="javascript:x()">b</a><a href="ftp://example.com/c">c</a></p><iframe src="https://spy.example/"></iframe><video src="https://spy.example/"></video><form><input value="d"><button>e</button></form>',
    made: '<p>abc</p><p>e</p>',
  },
};
